import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {isMultiColumnFooterLinks, useThemeConfig} from '@docusaurus/theme-common';
import type {Footer, FooterLogo} from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import ThemedImage from '@theme/ThemedImage';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

import {product} from '@site/src/config/product';

import styles from './styles.module.css';

type LogoProps = FooterLogo & {
  /** Whether the footer is dark on light pages too. */
  readonly alwaysDark: boolean;
};

function Logo({src, srcDark = src, alt = '', href = '/', target, alwaysDark, ...image}: LogoProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const dark = withBaseUrl(srcDark);
  return (
    <Link className={styles.logo} to={href} target={target}>
      {alwaysDark ? <img src={dark} alt={alt} {...image} /> : <ThemedImage sources={{light: withBaseUrl(src), dark}} alt={alt} {...image} />}
      <b>{product.name}</b>
    </Link>
  );
}

function Brand({logo}: {readonly logo: LogoProps | undefined}) {
  return (
    <div className={styles.brand}>
      {logo && <Logo {...logo} />}
      <p className={styles.slogan}>
        <Translate id="navigation.footer.slogan" description="Slogan below the logo in the footer">
          应用跑在 Kubernetes 上，你不必先学会它。
        </Translate>
      </p>
      <Link className={styles.star} to={product.repository}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="m12 3.2 2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1L3.2 9.7l6.1-.9z" />
        </svg>
        <Translate id="navigation.footer.star" description="Button of the footer, leads to the source repository">
          在 GitHub 上点亮 Star
        </Translate>
      </Link>
    </div>
  );
}

/** Groups of links with titles become columns; links without titles become a single list. */
function columnsOf(links: Footer['links']) {
  return isMultiColumnFooterLinks(links) ? links : [{title: null, items: links}];
}

/** The footer of every page: logo, slogan, a call for stars and links, as configured. */
export default function SiteFooter() {
  const {links, logo, copyright, style} = useThemeConfig().footer as Footer;
  const alwaysDark = style === 'dark';
  return (
    <footer className={styles.footer} data-theme={alwaysDark ? 'dark' : undefined}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <Brand logo={logo && {...logo, alwaysDark}} />
          {columnsOf(links).map(({title, items}) => (
            <nav key={title} aria-label={title ?? undefined}>
              {title && <p className={styles.title}>{title}</p>}
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item.href ?? item.to}>
                    <FooterLinkItem item={{...item, className: styles.link}} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {copyright && <p className={styles.copyright} dangerouslySetInnerHTML={{__html: copyright}} />}
      </div>
    </footer>
  );
}

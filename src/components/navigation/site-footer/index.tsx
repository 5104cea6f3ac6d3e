import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {MultiColumnFooter} from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {product} from '@site/src/config/product';

import styles from './styles.module.css';

function Brand() {
  const mark = useBaseUrl('img/mark.svg');
  return (
    <div className={styles.brand}>
      <Link className={styles.logo} to="/">
        <ThemedImage sources={{light: mark, dark: mark}} width={28} height={28} alt="" />
        <b>{product.name}</b>
      </Link>
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

/** The footer of every page: logo, slogan, a call for stars and columns of links. */
export default function SiteFooter() {
  // The site configures columns only: a simple footer has no titles.
  const footer = useThemeConfig().footer as MultiColumnFooter;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <Brand />
          {footer.links.map(({title, items}) => (
            <nav key={title} aria-label={title ?? undefined}>
              <p className={styles.title}>{title}</p>
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
        <p className={styles.copyright}>{footer.copyright}</p>
      </div>
    </footer>
  );
}

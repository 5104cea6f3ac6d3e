import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import LinkRows from '@site/src/components/sections/link-rows';
import PageHead from '@site/src/components/sections/page-head';
import PageSources from '@site/src/components/sections/page-sources';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {useInstallationGuide} from '@site/src/components/seo/use-installation-guide';
import type {IconComponent} from '@site/src/components/ui/icon';
import BookIcon from '@site/src/components/ui/icon/book';
import BoxIcon from '@site/src/components/ui/icon/box';
import FileIcon from '@site/src/components/ui/icon/file';
import HelpIcon from '@site/src/components/ui/icon/help';
import type {HelmFrontMatter} from '@site/src/lib/front-matter/helm';
import type {PageLayout, PageExtras} from '@site/src/lib/written-page';

import styles from './styles.module.css';

/** Icon of a destination, by its content. */
function iconOf(to: string): IconComponent {
  if (to.includes('/vaules-config')) return FileIcon;
  if (to.includes('/offline')) return BoxIcon;
  return to.startsWith('/docs/troubleshooting/') ? HelpIcon : BookIcon;
}

/** Makes the layout of the page with the generator of the Helm command. */
export default function helmPage({path, title: name, description, keywords, promise, lede, clouds, next, sources}: HelmFrontMatter & PageExtras): PageLayout {
  return function HelmPage({children}) {
    const {chapter, structuredData} = useInstallationGuide({path, title: name, description, keywords, name});
    return (
      <Layout>
        <Seo
          title={name}
          description={description}
          keywords={keywords}
          structuredData={structuredData}
        />
        <main>
          <div className={styles.page}>
            <PageHead crumbs={[chapter, {name}]} title={promise} lede={lede}>
              <p className={styles.clouds}>
                <span>{clouds.text}</span>
                {clouds.links.map(({to, name: cloud}) => (
                  <Link to={to} key={to}>
                    {cloud}
                  </Link>
                ))}
              </p>
            </PageHead>
            {children}
          </div>
          <Section
            tone="sunken"
            layout="beside"
            title={translate({id: 'helm.next.title', message: '装之前与装之后。', description: 'Title of the links below the command generator'})}
            sub={translate({id: 'helm.next.sub', message: '前提、参数含义、失败看哪里。', description: 'Explains the title of the links'})}>
            <LinkRows rows={next.map((row) => ({...row, icon: iconOf(row.to)}))} />
          </Section>
          {sources !== undefined && <PageSources list={sources} />}
        </main>
      </Layout>
    );
  };
}

import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {useMemo} from 'react';

import VendorLanding from '@site/src/components/illustrations/vendor-landing';
import Canvas from '@site/src/components/sections/canvas';
import LinkRows from '@site/src/components/sections/link-rows';
import PageHead from '@site/src/components/sections/page-head';
import PageSources from '@site/src/components/sections/page-sources';
import Section from '@site/src/components/sections/section';
import Seo from '@site/src/components/seo';
import {useInstallationGuide} from '@site/src/components/seo/use-installation-guide';
import type {IconComponent} from '@site/src/components/ui/icon';
import BookIcon from '@site/src/components/ui/icon/book';
import FileIcon from '@site/src/components/ui/icon/file';
import LayersIcon from '@site/src/components/ui/icon/layers';
import RocketIcon from '@site/src/components/ui/icon/rocket';
import type {VendorFrontMatter} from '@site/src/lib/front-matter/vendor';
import type {PageLayout, PageExtras} from '@site/src/lib/written-page';

import styles from './styles.module.css';
import {useCurrent} from './use-current';

/** Icon of a destination, by its content. */
function iconOf(to: string): IconComponent {
  if (to.startsWith('/docs/quick-start/')) return RocketIcon;
  if (to.includes('/vaules-config')) return FileIcon;
  return to.includes('/ha-deployment') ? LayersIcon : BookIcon;
}

type Step = {readonly id: string; readonly title: string};

/** The steps of the page, for viewports that have space for them. */
function Contents({steps}: {readonly steps: readonly Step[]}) {
  const current = useCurrent(useMemo(() => steps.map(({id}) => id), [steps]));
  return (
    <nav className={styles.contents} aria-label={translate({id: 'vendor.contents', message: '本页步骤', description: 'Accessible name of the list of steps beside a page about a cloud'})}>
      <ol>
        {steps.map(({id, title}) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Page = VendorFrontMatter & PageExtras & {readonly steps: readonly Step[]};

/** Makes the layout of a page on how to install on one cloud, from the resources to the cleanup. */
export default function vendorPage({path, title, description, keywords, name, lede, products, next, steps, sources}: Page): PageLayout {
  return function VendorPage({children}) {
    const {chapter, structuredData} = useInstallationGuide({path, title, description, keywords, name});
    return (
      <Layout>
        <Seo
          title={title.replace(/[。.]$/, '')}
          description={description}
          keywords={keywords}
          structuredData={structuredData}
        />
        <main>
          <div className={styles.page}>
            <PageHead crumbs={[chapter, {name}]} title={title} lede={lede} />
            <Canvas>
              <VendorLanding products={products} />
            </Canvas>
            <div className={styles.guide}>
              <Contents steps={steps} />
              <div>{children}</div>
            </div>
          </div>
          <Section
            tone="sunken"
            layout="beside"
            title={translate({id: 'vendor.next.title', message: '装好以后。', description: 'Title of the links at the end of a page about a cloud'})}
            sub={translate({id: 'vendor.next.sub', message: '接着部署应用，或加固部署。', description: 'Explains the title of the links at the end'})}>
            <LinkRows rows={next.map((row) => ({...row, icon: iconOf(row.to)}))} />
          </Section>
          {sources !== undefined && <PageSources list={sources} />}
        </main>
      </Layout>
    );
  };
}

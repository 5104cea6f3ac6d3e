import Layout from '@theme/Layout';
import type {Props as PageProps} from '@theme/MDXPage';
import type {ComponentType} from 'react';

import PageHead from '@site/src/components/sections/page-head';
import PageSources from '@site/src/components/sections/page-sources';
import Seo from '@site/src/components/seo';
import {breadcrumbData, pageData} from '@site/src/components/seo/structured-data';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';

import {blocks} from './blocks';
import {readEnterprise} from './front-matter';
import styles from './styles.module.css';

/** What the page's file exports beside its text: see `src/remark/templates/enterprise.ts`. */
type Written = ComponentType<{readonly components: typeof blocks}> & PageProps['content'] & {
  /** Where its statements about the platform are written. */
  readonly sources?: string;
};

/** The editions, what they add, and how to get in touch. */
export default function EnterprisePage({content}: PageProps) {
  const Content = content as Written;
  const {title: name = '', description = '', permalink, frontMatter} = Content.metadata;
  const {promise, lede} = readEnterprise(frontMatter);
  const {site, absolute} = useSiteIdentity();
  const url = absolute(permalink);
  return (
    <Layout>
      <Seo
        title={name}
        description={description}
        keywords={frontMatter.keywords ?? []}
        structuredData={[
          pageData(site, {title: name, description, url}),
          breadcrumbData([
            {name: site.name, url: site.home},
            {name, url},
          ]),
        ]}
      />
      <main>
        <div className={styles.page}>
          <PageHead crumbs={[{name: site.name, to: '/'}, {name}]} title={promise} lede={lede} />
        </div>
        <Content components={blocks} />
        {Content.sources !== undefined && <PageSources list={Content.sources} />}
      </main>
    </Layout>
  );
}

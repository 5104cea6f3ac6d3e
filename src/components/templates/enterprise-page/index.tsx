import Layout from '@theme/Layout';

import PageHead from '@site/src/components/sections/page-head';
import PageSources from '@site/src/components/sections/page-sources';
import Seo from '@site/src/components/seo';
import {breadcrumbData, pageData} from '@site/src/components/seo/structured-data';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import type {EnterpriseFrontMatter} from '@site/src/lib/front-matter/enterprise';
import type {PageLayout, PageExtras} from '@site/src/lib/written-page';

import styles from './styles.module.css';

/** Makes the layout of the page about the editions: what they add, and how to get in touch. */
export default function enterprisePage({path, title: name, description, keywords, promise, lede, sources}: EnterpriseFrontMatter & PageExtras): PageLayout {
  return function EnterprisePage({children}) {
    const {site, absolute} = useSiteIdentity();
    const url = absolute(path);
    return (
      <Layout>
        <Seo
          title={name}
          description={description}
          keywords={keywords}
          structuredData={[
            pageData(site, {title: name, description, url}),
            breadcrumbData(site, [{name, url}]),
          ]}
        />
        <main>
          <div className={styles.page}>
            <PageHead crumbs={[{name: site.name, to: '/'}, {name}]} title={promise} lede={lede} />
          </div>
          {children}
          {sources !== undefined && <PageSources list={sources} />}
        </main>
      </Layout>
    );
  };
}

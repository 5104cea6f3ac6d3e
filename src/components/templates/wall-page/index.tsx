import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Closing from '@site/src/components/sections/closing';
import FilterWall, {type WallItem} from '@site/src/components/sections/filter-wall';
import type {FilterOption} from '@site/src/components/sections/filter-wall/use-filter';
import PageHead from '@site/src/components/sections/page-head';
import Seo from '@site/src/components/seo';
import {breadcrumbData, collectionData} from '@site/src/components/seo/structured-data';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';

import styles from './styles.module.css';

type Props = {
  /** Path of the page, without the locale. */
  readonly path: string;
  /** Name of the page in breadcrumbs and menus. */
  readonly name: string;
  readonly title: string;
  readonly lede: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Name of the filter in the URL's query, what the cards are filtered by, and the options. */
  readonly filter: {readonly parameter: string; readonly label: string; readonly options: readonly FilterOption[]};
  readonly items: readonly (WallItem & {readonly path: string})[];
  /** Shown beside the header where there is enough space. */
  readonly aside?: ReactNode;
  readonly last?: ReactNode;
};

/** A page that shows many others as a wall of cards. */
export default function WallPage({path, name, title, lede, description, keywords, filter, items, aside, last}: Props) {
  const {site, absolute} = useSiteIdentity();
  return (
    <Layout>
      <Seo
        title={name}
        description={description}
        keywords={keywords}
        structuredData={[
          collectionData(site, {title: name, description, url: absolute(path), members: items.map((item) => ({url: absolute(item.path)}))}),
          breadcrumbData(site, [{name, url: absolute(path)}]),
        ]}
      />
      <main>
        <div className={styles.page}>
          <div className={styles.head}>
            <PageHead crumbs={[{name: site.name, to: '/'}, {name}]} title={title} lede={lede} />
            {aside !== undefined && <div className={styles.aside}>{aside}</div>}
          </div>
          <FilterWall {...filter} items={items} last={last} />
        </div>
        <Closing />
      </main>
    </Layout>
  );
}

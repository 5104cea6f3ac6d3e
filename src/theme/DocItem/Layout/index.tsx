import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';

import PageActions from '@site/src/components/reading/page-actions';
import {Columns} from '@site/src/components/reading/shell';

import styles from './styles.module.css';

/** A page with its own header, such as the landing page, isn't an article: it only gets the column. */
function WholePage({children}: Props) {
  return (
    <Columns wide>
      <DocVersionBanner />
      <DocItemContent>{children}</DocItemContent>
    </Columns>
  );
}

function Article({children}: Props) {
  const {frontMatter, metadata, toc} = useDoc();
  const hidesContents = frontMatter.hide_table_of_contents ?? false;
  return (
    <Columns wide={hidesContents} contents={!hidesContents && toc.length > 0 && <DocItemTOCDesktop />}>
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <article>
        <div className={styles.top}>
          <DocBreadcrumbs />
          <PageActions editUrl={metadata.editUrl} />
        </div>
        <DocVersionBadge />
        <DocItemContent>{children}</DocItemContent>
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </Columns>
  );
}

export default function DocItemLayout({children}: Props) {
  const {frontMatter} = useDoc();
  return frontMatter.hide_title ? <WholePage>{children}</WholePage> : <Article>{children}</Article>;
}

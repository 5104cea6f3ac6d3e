import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PageActions from '@site/src/components/reading/page-actions';
import CodeIcon from '@site/src/components/ui/icon/code';

import Endpoint from '../endpoint';
import {PANEL_ID} from '../panel';
import type {Method} from '../verb';
import styles from './styles.module.css';

/** Page of an operation: the text and the panel with the code, side by side or stacked, then the footer and the links to neighbouring pages. */
export function Page({children}: {readonly children: ReactNode}) {
  return (
    <article className={styles.page}>
      {children}
      <div className={styles.end}>
        <DocItemFooter />
        <DocItemPaginator />
      </div>
    </article>
  );
}

type TextProps = {readonly method: Method; readonly path: string; readonly children: ReactNode};

/** The readable part of the page: title, method and path, and the text. */
export function PageText({method, path, children}: TextProps) {
  const {metadata} = useDoc();
  return (
    <div className={styles.text}>
      <div className={styles.top}>
        <DocBreadcrumbs />
        <PageActions editUrl={metadata.editUrl} />
      </div>
      <header className={styles.head} data-content>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      <Endpoint method={method} path={path} />
      <a className={styles.jump} href={`#${PANEL_ID}`} data-search="off">
        <CodeIcon />
        <Translate id="api.page.jump" description="Link to the code samples, where they stand below the text">
          跳到请求与返回示例
        </Translate>
      </a>
      <div className={clsx('markdown', styles.body)}>{children}</div>
    </div>
  );
}

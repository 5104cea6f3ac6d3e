import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';

import LostPath from '@site/src/components/illustrations/lost-path';

import styles from './styles.module.css';

type Destination = {readonly to: string; readonly title: string; readonly summary: string};

/** The pages that readers want most. */
function destinations(): readonly Destination[] {
  return [
    {
      to: '/docs/quick-start/quick-install',
      title: translate({id: 'notFound.quickInstall.title', message: '快速安装', description: 'Most wanted page on the 404 page'}),
      summary: translate({id: 'notFound.quickInstall.summary', message: '一条命令，在一台机器上试用', description: 'What the quick installation page holds'}),
    },
    {
      to: '/docs/quick-start/getting-started',
      title: translate({id: 'notFound.gettingStarted.title', message: '快速入门', description: 'Most wanted page on the 404 page'}),
      summary: translate({id: 'notFound.gettingStarted.summary', message: '从源码跑起第一个应用', description: 'What the getting started page holds'}),
    },
    {
      to: '/docs/',
      title: translate({id: 'notFound.docs.title', message: '文档', description: 'Most wanted page on the 404 page'}),
      summary: translate({id: 'notFound.docs.summary', message: '按任务查找安装、部署与运维', description: 'What the documentation landing page holds'}),
    },
    {
      to: '/docs/quick-start/architecture/',
      title: translate({id: 'notFound.architecture.title', message: '技术架构', description: 'Most wanted page on the 404 page'}),
      summary: translate({id: 'notFound.architecture.summary', message: '控制台与集群端怎样分工', description: 'What the architecture page holds'}),
    },
    {
      to: '/blog',
      title: translate({id: 'notFound.blog.title', message: '博客', description: 'Most wanted page on the 404 page'}),
      summary: translate({id: 'notFound.blog.summary', message: '教程与实践记录', description: 'What the blog holds'}),
    },
    {
      to: '/community/support',
      title: translate({id: 'notFound.support.title', message: '社区支持', description: 'Most wanted page on the 404 page'}),
      summary: translate({id: 'notFound.support.summary', message: '去哪里提问，怎样提问', description: 'What the support page holds'}),
    },
  ];
}

function SearchForm() {
  return (
    <form className={styles.search} action={useBaseUrl('/search')} role="search">
      <input
        className={styles.input}
        type="search"
        name="q"
        aria-label={translate({id: 'notFound.search.label', message: '搜索本站', description: 'Label of the search field on the 404 page'})}
        placeholder={translate({id: 'notFound.search.placeholder', message: '换个词找找看', description: 'Placeholder of the search field on the 404 page'})}
      />
      <button className={styles.submit} type="submit">
        <Translate id="notFound.search.submit" description="Button of the search field on the 404 page">
          搜索
        </Translate>
      </button>
    </form>
  );
}

/** Shown at unknown addresses: what to do, a search field and the most wanted pages. */
export default function NotFoundPage({className}: {readonly className?: string}) {
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata
        description={translate({
          id: 'notFound.description',
          message: '这个地址上没有页面。可以在这里搜索文档、博客和接口，或者从快速安装、快速入门、技术架构这些最常用的页面重新开始。',
          description: 'Description of the 404 page, for search engines',
        })}
      />
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.code} aria-hidden="true">
            404
          </p>
          <Heading as="h1" className={styles.title}>
            <Translate id="theme.NotFound.title" description="The title of the 404 page">
              找不到页面
            </Translate>
          </Heading>
          <p className={styles.lede}>
            <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
              这个地址上没有页面，它可能已经改名或搬走。
            </Translate>
          </p>
          <p className={styles.lede}>
            <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
              如果你是从别的网站点过来的，请联系那个网站的所有者，告诉他们这条链接已经失效。
            </Translate>
          </p>
          <SearchForm />
        </div>
        <div className={styles.drawing}>
          <LostPath />
        </div>
      </div>
      <ul className={styles.list}>
        {destinations().map(({to, title, summary}) => (
          <li key={to}>
            <Link className={styles.destination} to={to}>
              <b>{title}</b>
              <small>{summary}</small>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

import {BlogSidebarItemList, useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogSidebar/Desktop';
import clsx from 'clsx';

import {groupByYear} from '@site/src/components/blog/years';
import {useCurrentInView} from '@site/src/hooks/use-current-in-view';

import styles from './styles.module.css';

export default function BlogSidebarDesktop({sidebar}: Props) {
  const frame = useCurrentInView<HTMLElement>();
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <nav
      ref={frame}
      className={clsx('thin-scrollbar', styles.sidebar)}
      aria-label={translate({id: 'reading.blogSidebar.label', message: '全部文章', description: 'Name of the blog’s sidebar'})}>
      <p className={styles.title}>
        {sidebar.title}
        <small>{items.length}</small>
      </p>
      {groupByYear(items).map(([year, posts]) => (
        <div key={year}>
          <p className={styles.year}>{year}</p>
          <BlogSidebarItemList
            items={[...posts]}
            ulClassName="menu__list"
            liClassName="menu__list-item"
            linkClassName={clsx('menu__link', styles.link)}
            linkActiveClassName="menu__link--active"
          />
        </div>
      ))}
    </nav>
  );
}

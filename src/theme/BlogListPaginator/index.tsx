import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPaginator';

import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';

import styles from './styles.module.css';

export default function BlogListPaginator({metadata}: Props) {
  const {page, totalPages, totalCount, postsPerPage, permalink, nextPage} = metadata;
  if (totalPages < 2) return null;
  const first = permalink.replace(/\/page\/\d+\/?$/, '');
  const numbers = Array.from({length: totalPages}, (_, index) => index + 1);
  return (
    <nav
      className={styles.pager}
      aria-label={translate({id: 'reading.pager.label', message: '博客分页', description: 'Name of the page numbers below a list of posts'})}>
      <span>
        {translate(
          {id: 'reading.pager.range', message: '第 {from}–{to} 篇，共 {total} 篇', description: 'Which posts of a list are on this page'},
          {from: (page - 1) * postsPerPage + 1, to: Math.min(page * postsPerPage, totalCount), total: totalCount},
        )}
      </span>
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <Link
              className={styles.number}
              to={number === 1 ? first : `${first}/page/${number}`}
              aria-current={number === page ? 'page' : undefined}
              aria-label={translate(
                {id: 'reading.pager.page', message: '第 {number} 页', description: 'Name of a page number'},
                {number},
              )}>
              {number}
            </Link>
          </li>
        ))}
        {nextPage && (
          <li>
            <Link className={styles.next} to={nextPage}>
              <Translate id="reading.pager.older" description="Link to the next, older page of a list of posts">
                较旧的文章
              </Translate>
              <ArrowRightIcon />
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useId} from 'react';

import ArrowUpIcon from '@site/src/components/ui/icon/arrow-up';
import BugIcon from '@site/src/components/ui/icon/bug';
import {product} from '@site/src/config/product';

import styles from './styles.module.css';

export default function TOC({className, ...props}: Props) {
  const title = useId();
  return (
    <nav className={clsx(styles.contents, 'thin-scrollbar', className)} aria-labelledby={title}>
      <p className={styles.title} id={title}>
        <Translate id="reading.contents.title" description="Title of the list of a page’s headings">
          本页内容
        </Translate>
      </p>
      <TOCItems
        {...props}
        // The theme uses this class to find the links to highlight.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
      <div className={styles.foot}>
        <Link to={`${product.siteRepository}/issues`}>
          <BugIcon />
          <Translate id="reading.contents.report" description="Link below a page’s contents, leads to the issue tracker of the site">
            报告本页问题
          </Translate>
        </Link>
        <a href="#">
          <ArrowUpIcon />
          <Translate id="reading.contents.top" description="Link below a page’s contents">
            回到顶部
          </Translate>
        </a>
      </div>
    </nav>
  );
}

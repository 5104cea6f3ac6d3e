import clsx from 'clsx';
import type {ReactNode} from 'react';

import BugIcon from '@site/src/components/ui/icon/bug';
import FileIcon from '@site/src/components/ui/icon/file';
import type {SearchHit} from '@site/src/search/client/protocol';

import {shownHit} from '../hit';
import EnterIcon from '../icon/enter';
import HashIcon from '../icon/hash';
import ResultLink from '../result-link';
import ResultText from '../result-text';
import styles from './styles.module.css';

type Props = {
  readonly hit: SearchHit & {readonly __docsearch_parent?: unknown};
  /** What the stock modal shows. */
  readonly children: ReactNode;
};

/** A result in the modal, or a page found before: that one stays as the stock modal shows it, with its buttons. */
export default function ModalHit({hit, children}: Props) {
  if (!hit._highlightResult) {
    return (
      <ResultLink className={styles.hit} href={hit.url} tabIndex={-1}>
        {children}
      </ResultLink>
    );
  }
  const belowPage = Boolean(hit.__docsearch_parent);
  const {url, title, excerpt, path, isPage, isFailure} = shownHit(hit, belowPage);
  const SectionIcon = isFailure ? BugIcon : HashIcon;
  return (
    // The list is walked with the arrow keys: results are no stops of the Tab key.
    <ResultLink className={clsx(styles.hit, belowPage && styles.below)} href={url} tabIndex={-1}>
      {isPage ? <FileIcon className={styles.hitIcon} /> : <SectionIcon className={styles.hitIcon} />}
      <span className={styles.hitText}>
        <span className={styles.hitTitle}>
          <ResultText html={title} />
        </span>
        {excerpt !== '' && (
          <span className={styles.hitExcerpt}>
            <ResultText html={excerpt} />
          </span>
        )}
        {path.length > 0 && (
          <span className={styles.hitPath}>
            <ResultText html={path.join(' › ')} />
          </span>
        )}
      </span>
      <EnterIcon className={styles.enter} />
    </ResultLink>
  );
}

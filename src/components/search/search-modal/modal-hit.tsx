import clsx from 'clsx';

import BugIcon from '@site/src/components/ui/icon/bug';
import FileIcon from '@site/src/components/ui/icon/file';

import {shownHit, type AnyHit} from '../hit';
import EnterIcon from '../icon/enter';
import HashIcon from '../icon/hash';
import ResultLink from '../result-link';
import ResultText from '../result-text';
import styles from './styles.module.css';

type Props = {
  readonly hit: AnyHit & {readonly __docsearch_parent?: unknown};
};

/** A result in the modal, or a page found before. */
export default function ModalHit({hit}: Props) {
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

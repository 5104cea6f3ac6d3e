import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {MouseEvent} from 'react';

import BugIcon from '@site/src/components/ui/icon/bug';
import FileIcon from '@site/src/components/ui/icon/file';

import EnterIcon from '../icon/enter';
import HashIcon from '../icon/hash';
import ResultLink from '../result-link';
import ResultText from '../result-text';
import type {Group, Row} from './grouped-hits';
import styles from './styles.module.css';

/** Id of the list, which the field controls. */
export const LIST_ID = 'search-results';

/** Id of the result at an index. */
export const optionId = (index: number) => `search-result-${index}`;

type OptionProps = {
  readonly row: Row;
  readonly address: string;
  readonly active: boolean;
  readonly onPoint: (index: number) => void;
  readonly onOpen: (event: MouseEvent) => void;
};

function iconOf({isPage, isFailure}: Row['shown']) {
  if (isPage) return FileIcon;
  return isFailure ? BugIcon : HashIcon;
}

function Option({row: {shown, index, below}, address, active, onPoint, onOpen}: OptionProps) {
  const {title, excerpt, path} = shown;
  const Icon = iconOf(shown);
  return (
    // The arrow keys move through the list, so results aren't tab stops.
    <ResultLink
      className={clsx(styles.hit, below && styles.below)}
      href={address}
      id={optionId(index)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={() => onPoint(index)}
      onClick={onOpen}>
      <Icon className={styles.hitIcon} />
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

type Props = Pick<OptionProps, 'onPoint' | 'onOpen'> & {
  readonly groups: readonly Group[];
  /** Index of the result that Enter opens. */
  readonly active: number;
  /** Turns a URL from the engine into one of this site. */
  readonly addressOf: (url: string) => string;
};

/** Results by kind; the arrow keys in the field move through them. */
export default function Results({groups, active, addressOf, onPoint, onOpen}: Props) {
  return (
    <div id={LIST_ID} role="listbox" aria-label={translate({id: 'search.modal.results', message: '搜索结果', description: 'Name of the list of results in the search dialog'})}>
      {groups.map(({name, rows}) => (
        <div role="group" aria-label={name} key={name}>
          <p className={styles.groupName} aria-hidden="true">
            {name}
          </p>
          {rows.map((row) => (
            <Option row={row} address={addressOf(row.shown.url)} active={row.index === active} onPoint={onPoint} onOpen={onOpen} key={row.shown.url} />
          ))}
        </div>
      ))}
    </div>
  );
}

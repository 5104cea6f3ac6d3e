import Translate, {translate} from '@docusaurus/Translate';

import ClockIcon from '@site/src/components/ui/icon/clock';
import CloseIcon from '@site/src/components/ui/icon/close';

import styles from './styles.module.css';

type Props = {
  readonly queries: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly onRemove: (query: string) => void;
};

/** Recent queries, shown while nothing has been typed. */
export default function RecentQueries({queries, onChoose, onRemove}: Props) {
  if (queries.length === 0) return null;
  return (
    <>
      <p className={styles.groupName}>
        <Translate id="search.recent.title" description="Above earlier searches in the search dialog">
          最近搜索
        </Translate>
      </p>
      <ul className={styles.recent}>
        {queries.map((query) => (
          <li className={styles.recentItem} key={query}>
            <button className={styles.recentQuery} type="button" onClick={() => onChoose(query)}>
              <ClockIcon className={styles.hitIcon} />
              <span className={styles.hitTitle}>{query}</span>
            </button>
            <button
              className={styles.iconButton}
              type="button"
              aria-label={translate({id: 'search.recent.remove', message: '从历史记录中删除“{query}”', description: 'Button beside an earlier search'}, {query})}
              onClick={() => onRemove(query)}>
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

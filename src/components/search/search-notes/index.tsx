import Translate, {translate} from '@docusaurus/Translate';

import type {SearchNotes as Notes} from '@site/src/search/client/protocol';

import styles from './styles.module.css';

type Props = {
  readonly notes: Notes | undefined;
  readonly onChoose: (query: string) => void;
};

/** Notes about the query from the response: what it may have been meant to be, and which of its words had to be left out. */
export default function SearchNotes({notes: {corrected, leftOut = []} = {}, onChoose}: Props) {
  if (corrected === undefined && leftOut.length === 0) return null;
  return (
    <div className={styles.notes}>
      {corrected !== undefined && (
        <p className={styles.note}>
          <Translate
            id="search.notes.corrected"
            description="Offers a query with its typing mistakes put right; the query is a button"
            values={{
              query: (
                <button className={styles.query} type="button" onClick={() => onChoose(corrected)}>
                  {corrected}
                </button>
              ),
            }}>
            {'你要找的是不是：{query}'}
          </Translate>
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.note}>
          {translate(
            {
              id: 'search.notes.leftOut',
              message: '没有页面同时包含全部关键词，结果未计入：{words}',
              description: 'Above results that answer to the most of the words, but not to these',
            },
            {words: leftOut.join(' · ')},
          )}
        </p>
      )}
    </div>
  );
}

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';
import {searchSuggestions} from '@site/src/data/search-suggestions';

import styles from './styles.module.css';

type Props = {readonly onChoose: (query: string) => void};

function Suggestions({title, queries, onChoose}: Props & {readonly title: string; readonly queries: readonly string[]}) {
  return (
    <div className={styles.suggestions}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {queries.map((query) => (
          <li key={query}>
            <button className={styles.word} type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Suggested searches, shown while nothing has been typed. */
export function FirstSuggestions({onChoose}: Props) {
  const title = translate({id: 'search.suggestion.first', message: '不知道搜什么？试试这些：', description: 'Above suggested searches, while nothing has been typed'});
  return <Suggestions title={title} queries={searchSuggestions()} onChoose={onChoose} />;
}

/** URL at which a missing page can be requested, with the query filled in. */
export const missingPageAddress = (query: string) => `${product.issues}/new?title=${encodeURIComponent(query)}`;

/** What to do when nothing was found: other searches, people to ask, and a request for the page. */
export function OtherSuggestions({query, onChoose}: Props & {readonly query: string}) {
  const title = translate({
    id: 'search.suggestion.other',
    message: '检查错别字，或换一个更短的词。也可以试试：',
    description: 'Above suggested searches, where nothing was found',
  });
  return (
    <>
      <Suggestions title={title} queries={searchSuggestions()} onChoose={onChoose} />
      <p className={styles.elsewhere}>
        <Translate
          id="search.suggestion.elsewhere"
          description="Below suggested searches, where nothing was found; both are links, the second with the query filled in"
          values={{
            support: (
              <Link to="/community/support">
                <Translate id="search.suggestion.support" description="Link to the support page, within a sentence">
                  社区支持
                </Translate>
              </Link>
            ),
            issue: (
              <Link href={missingPageAddress(query)}>
                <Translate id="search.suggestion.issue" description="Link to the form of a new issue, within a sentence">
                  提交 Issue
                </Translate>
              </Link>
            ),
          }}>
          {'还是没有答案？到{support}提问，或{issue}。'}
        </Translate>
      </p>
    </>
  );
}

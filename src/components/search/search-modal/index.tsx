import Translate, {translate} from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent} from 'react';
import {createPortal} from 'react-dom';

import {useDialog} from '@site/src/hooks/use-dialog';
import {SHOWN_IN_DIALOG} from '@site/src/search/site';

import {MAX_EXACT_COUNT, pendingText} from '../count-text';
import type {Scope} from '../kinds';
import ResultLink, {isPlainClick} from '../result-link';
import Scopes from '../scopes';
import SearchFailure from '../search-failure';
import SearchNotes from '../search-notes';
import SearchService from '../search-service';
import SearchStatus from '../search-status';
import {FirstSuggestions, OtherSuggestions} from '../suggestions';
import {useFacetFilters} from '../use-facet-filters';
import {useRecentQueries} from '../use-recent-queries';
import {useResults} from '../use-results';
import {useSiteSearch} from '../use-site-search';
import Field from './field';
import {groupedHits} from './grouped-hits';
import Keys from './keys';
import RecentQueries from './recent-queries';
import Results, {optionId} from './results';
import styles from './styles.module.css';

export type SearchModalProps = {
  readonly onClose: () => void;
  /** Returns what was typed before the field was rendered. */
  readonly takeTyped: () => string;
};

/** A longer selection isn't meant as a query. */
const LONGEST_SELECTION = 64;

/** The text selected on the page, which is the initial query. */
function selectedText(): string {
  const text = window.getSelection()?.toString().trim() ?? '';
  return text.length > LONGEST_SELECTION || text.includes('\n') ? '' : text;
}

function AllResultsLink({query, total, onOpen}: {readonly query: string; readonly total: number; readonly onOpen: (event: MouseEvent) => void}) {
  const createSearchLink = useSearchLinkCreator();
  return (
    <p className={styles.all}>
      <ResultLink href={createSearchLink(query)} onClick={onOpen}>
        {total > MAX_EXACT_COUNT ? (
          <Translate id="search.modal.more" description="Link below the results in the search dialog, leads to the search page; there are more than it helps to count">
            查看更多结果
          </Translate>
        ) : (
          <Translate id="search.modal.all" description="Link below the results in the search dialog, leads to the search page" values={{count: String(total)}}>
            {'查看全部 {count} 条结果'}
          </Translate>
        )}
      </ResultLink>
    </p>
  );
}

/** The search dialog: recent and suggested queries at first, results while a query is typed. */
export default function SearchModal({onClose, takeTyped}: SearchModalProps) {
  const {client, embedded} = useSiteSearch();
  const failed = useSyncExternalStore(client.subscribe, client.failed, client.failed);
  const {algolia} = useAlgoliaThemeConfig();
  const addressOf = useSearchResultUrlProcessor();
  const recent = useRecentQueries(useDocusaurusContext().i18n.currentLocale);
  const [scope, setScope] = useState<Scope>('all');
  const [query, setQuery] = useState(selectedText);
  const [{hits, total, notes, pending}] = useResults(client, {indexName: algolia.indexName, query, facetFilters: useFacetFilters(scope), size: SHOWN_IN_DIALOG});
  const groups = useMemo(() => groupedHits(hits), [hits]);
  // With a new response, the first result is active.
  const [pointed, setPointed] = useState({hits, index: 0});
  const active = pointed.hits === hits ? pointed.index : 0;
  const point = (index: number) => setPointed({hits, index});
  const input = useRef<HTMLInputElement>(null);
  const dialogProps = useDialog({onCancel: onClose, maskClosable: true, initialFocus: input});

  // A layout effect, because the field already has focus: a moment later `select()` would select what has been typed by then, and the next key would replace it.
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed === '') input.current?.select();
    else setQuery(typed);
  }, [takeTyped]);
  useEffect(() => void client.prepare(), [client]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }, [active, hits]);

  const isEmpty = query.trim() === '';
  const choose = (chosen: string) => {
    setQuery(chosen);
    input.current?.focus();
  };
  const open = (event: MouseEvent) => {
    recent.add(query.trim());
    if (isPlainClick(event)) onClose();
  };

  return createPortal(
    <dialog {...dialogProps} className={styles.dialog} aria-label={translate({id: 'search.modal.label', message: '搜索', description: 'Name of the search dialog'})}>
      <div className={styles.panel}>
        <Field inputRef={input} query={query} pending={pending} count={hits.length} active={active} onChange={setQuery} onPoint={point} onClose={onClose} />
        {embedded && (
          <div className={styles.scopes}>
            <Scopes scope={scope} onChange={setScope} />
          </div>
        )}
        {failed && !isEmpty ? (
          <SearchFailure onRetry={client.retry} />
        ) : (
          <div className={styles.body}>
            {isEmpty ? (
              <>
                <RecentQueries queries={recent.queries} onChoose={choose} onRemove={recent.remove} />
                <div className={styles.suggestions}>
                  <FirstSuggestions onChoose={choose} />
                </div>
              </>
            ) : (
              <>
                <SearchNotes notes={notes} onChoose={choose} />
                {hits.length > 0 && <Results groups={groups} active={active} addressOf={addressOf} onPoint={point} onOpen={open} />}
                {hits.length > 0 && total !== undefined && <AllResultsLink query={query} total={total} onOpen={open} />}
                {hits.length === 0 && pending && <p className={styles.message}>{pendingText()}</p>}
                {total === 0 && !pending && (
                  <>
                    <p className={styles.message}>
                      <Translate id="search.modal.none" description="Nothing answers to the query" values={{query: <strong>{query}</strong>}}>
                        {'没有相符的内容：{query}'}
                      </Translate>
                    </p>
                    <OtherSuggestions query={query} onChoose={choose} />
                  </>
                )}
              </>
            )}
          </div>
        )}
        <div className={styles.footer}>
          <Keys />
          {!embedded && <SearchService className={styles.service} />}
        </div>
        <SearchStatus count={isEmpty ? undefined : total} failed={failed} />
      </div>
    </dialog>,
    document.body,
  );
}

import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';

import {useDialog} from '@site/src/hooks/use-dialog';
import {createPatientSearch} from '@site/src/search/client/patient';
import type {SearchClient} from '@site/src/search/client/protocol';

import {MOST_COUNTED} from '../count-text';
import {SCOPES, type Scope} from '../kinds';
import Scopes from '../scopes';
import SearchFailure from '../search-failure';
import SearchNotes from '../search-notes';
import SearchStatus from '../search-status';
import {FirstSuggestions, missingPageAddress, OtherSuggestions} from '../suggestions';
import {useFacetFilters} from '../use-facet-filters';
import {useSiteSearch, type SiteSearch} from '../use-site-search';
import ModalHit from './modal-hit';
import styles from './styles.module.css';
import {useStockModal} from './use-stock-modal';

export type SearchModalProps = {readonly onClose: () => void};

/** Above what either engine answers: the engine has limited the results already. */
const MOST_PER_GROUP = 20;

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;
type StockClient = Parameters<Transform>[0];

/** Asks `client`, within the scope chosen at the time. */
function asStockClient(client: SearchClient, scope: {readonly current: Scope}): Transform {
  const ask = createPatientSearch(client.search);
  const search: SearchClient['search'] = ({requests}) => {
    const kinds = SCOPES[scope.current].map((kind) => `kind:${kind}`);
    const narrowed = kinds.length === 0 ? requests : requests.map((request) => ({...request, facetFilters: [...(request.facetFilters ?? []), kinds]}));
    return ask({requests: narrowed});
  };
  // The stock client's types tell less than the protocol's; what it is made with stays as it is.
  return (stock) => ({...stock, search: search as unknown as StockClient['search']});
}

/** Everything the stock modal is given; it starts anew when any of it changes, so nothing does. */
function useModalProps({client, embedded}: SiteSearch, scope: {readonly current: Scope}, onClose: () => void) {
  const {currentLocale: language} = useDocusaurusContext().i18n;
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const processUrl = useSearchResultUrlProcessor();
  const {algolia} = useAlgoliaThemeConfig();
  // The filters are a new list at every rendering.
  const facetFilters = JSON.stringify(useFacetFilters());

  return useMemo((): DocSearchModalProps => {
    const ResultsFooter: DocSearchModalProps['resultsFooterComponent'] = ({state}) => (
      <a
        className={styles.all}
        href={createSearchLink(state.query)}
        onClick={(event) => {
          event.preventDefault();
          onClose();
          history.push(createSearchLink(state.query));
        }}>
        {Number(state.context.nbHits) > MOST_COUNTED ? (
          <Translate id="search.modal.more" description="Link below the results in the search dialog, leads to the search page; there are more than it helps to count">
            查看更多结果
          </Translate>
        ) : (
          <Translate
            id="search.modal.all"
            description="Link below the results in the search dialog, leads to the search page"
            values={{count: String(state.context.nbHits)}}>
            {'查看全部 {count} 条结果'}
          </Translate>
        )}
      </a>
    );
    return {
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      // Pages found before are kept under this name: those of one language don't show on pages of the other.
      indexName: embedded ? `${algolia.indexName}-${language}` : algolia.indexName,
      initialScrollY: window.scrollY,
      placeholder: translations.placeholder,
      translations: translations.modal,
      searchParameters: {...algolia.searchParameters, facetFilters: JSON.parse(facetFilters)},
      maxResultsPerGroup: MOST_PER_GROUP,
      hitComponent: ModalHit as unknown as DocSearchModalProps['hitComponent'],
      resultsFooterComponent: ResultsFooter,
      transformItems: (items) => items.map((item) => ({...item, url: processUrl(item.url)})),
      transformSearchClient: asStockClient(client, scope),
      getMissingResultsUrl: ({query}) => missingPageAddress(query),
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      onClose,
    };
  }, [client, embedded, language, scope, onClose, history, createSearchLink, processUrl, algolia, facetFilters]);
}

/** What the stock modal asks again when it regains focus: its query, in the scope chosen now. */
function askAgain(dialog: HTMLDialogElement | null) {
  const input = dialog?.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.blur();
  input?.focus();
}

/** DocSearch's modal in a native dialog, with what the site adds to it. */
export default function SearchModal({onClose}: SearchModalProps) {
  const search = useSiteSearch();
  const {client, embedded} = search;
  const {failed, latest} = useSyncExternalStore(client.subscribe, client.state, client.state);
  const [scope, setScope] = useState<Scope>('all');
  const scopeAtHand = useRef<Scope>('all');
  const [query, setQuery] = useState('');
  // A suggestion starts the modal anew: it takes a query only when it begins.
  const [start, setStart] = useState({instance: 0, query: ''});
  const dialogProps = useDialog({onCancel: onClose, maskClosable: true});
  const modalProps = useModalProps(search, scopeAtHand, onClose);
  const place = useStockModal(dialogProps.ref, embedded, start.instance);

  useEffect(() => {
    void client.prepare();
  }, [client]);

  const answer = latest?.query === query ? latest : undefined;
  const choose = (word: string) => {
    setQuery(word);
    setStart(({instance}) => ({instance: instance + 1, query: word}));
  };
  const narrow = (chosen: Scope) => {
    scopeAtHand.current = chosen;
    setScope(chosen);
    askAgain(dialogProps.ref.current);
  };
  const retry = () => {
    client.retry();
    askAgain(dialogProps.ref.current);
  };

  return createPortal(
    <dialog
      {...dialogProps}
      className={styles.dialog}
      aria-label={translate({id: 'search.modal.label', message: '搜索', description: 'Name of the search dialog'})}
      onInput={({target}) => {
        if (target instanceof HTMLInputElement) setQuery(target.value);
      }}
      onReset={() => setQuery('')}>
      <DocSearchModal {...modalProps} key={start.instance} initialQuery={start.query} />
      {place &&
        createPortal(
          <>
            {failed && <SearchFailure onRetry={retry} />}
            <div className={styles.notes}>{!failed && <SearchNotes notes={answer?.userData?.[0]} onChoose={choose} />}</div>
            <div className={styles.help}>
              {!failed && query === '' && <FirstSuggestions onChoose={choose} />}
              {!failed && answer?.nbHits === 0 && <OtherSuggestions query={query} onChoose={choose} />}
            </div>
            {embedded && (
              <div className={styles.scopes}>
                <Scopes scope={scope} onChange={narrow} />
              </div>
            )}
            <SearchStatus count={answer?.nbHits} failed={failed} />
          </>,
          place,
        )}
    </dialog>,
    document.body,
  );
}

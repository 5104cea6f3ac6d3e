import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Layout from '@theme/Layout';
import {memo, useState, useSyncExternalStore} from 'react';

import Button from '@site/src/components/ui/button';
import SearchIcon from '@site/src/components/ui/icon/search';

import {byPage} from '../by-page';
import {countText, pendingText} from '../count-text';
import type {Scope} from '../kinds';
import Scopes from '../scopes';
import SearchFailure from '../search-failure';
import SearchNotes from '../search-notes';
import SearchService from '../search-service';
import {FirstSuggestions, OtherSuggestions} from '../suggestions';
import {useFacetFilters} from '../use-facet-filters';
import {useResults, type Results} from '../use-results';
import {useSiteSearch} from '../use-site-search';
import PageResult from './page-results';
import styles from './styles.module.css';
import {useQuery} from './use-query';

/** Number of results that the page shows before the reader requests more. */
const PAGE_SIZE = 20;

function titleFor(query: string): string {
  return query === ''
    ? translate({id: 'search.page.title', message: '搜索', description: 'Title of the search page before anything is asked'})
    : translate({id: 'search.page.titleWithQuery', message: '“{query}”的搜索结果', description: 'Title of the search page with a query'}, {query});
}

type FieldProps = {readonly query: string; readonly onChange: (query: string) => void};

function SearchField({query, onChange}: FieldProps) {
  const label = translate({id: 'search.page.field', message: '搜索本站', description: 'Label of the field on the search page'});
  return (
    <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchIcon className={styles.fieldIcon} />
      <input
        className={styles.field}
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        // This field is the only purpose of the page.
        autoFocus
        value={query}
        onChange={({target}) => onChange(target.value)}
      />
    </form>
  );
}

type ResultListProps = {
  readonly query: string;
  readonly results: Results;
  readonly failed: boolean;
  readonly onMore: () => void;
  readonly onChoose: (query: string) => void;
};

/** Memoized, so that typing doesn't re-render it. */
const ResultList = memo(function ResultList({query, results, failed, onMore, onChoose}: ResultListProps) {
  const addressOf = useSearchResultUrlProcessor();
  const {hits, total, notes, hasMore, pending} = results;
  return (
    <>
      <p className={styles.count} role="status">
        {total !== undefined && !failed && countText(total)}
      </p>
      {!failed && <SearchNotes notes={notes} onChoose={onChoose} />}
      {byPage(hits).map((page) => (
        <PageResult page={page} addressOf={addressOf} key={page.url} />
      ))}
      {total === 0 && !pending && <OtherSuggestions query={query} onChoose={onChoose} />}
      {pending && !failed && <p className={styles.pending}>{pendingText()}</p>}
      {hasMore && !pending && (
        <Button className={styles.more} onClick={onMore}>
          <Translate id="search.page.more" description="Button that loads more results">
            显示更多结果
          </Translate>
        </Button>
      )}
    </>
  );
});

function Content() {
  const {query, settled, setQuery} = useQuery();
  const {client, embedded} = useSiteSearch();
  const failed = useSyncExternalStore(client.subscribe, client.failed, client.failed);
  const {algolia} = useAlgoliaThemeConfig();
  const [scope, setScope] = useState<Scope>('all');
  const [results, loadMore] = useResults(client, {indexName: algolia.indexName, query, facetFilters: useFacetFilters(scope), size: PAGE_SIZE});
  const title = titleFor(settled);
  return (
    <main className={styles.main}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message: '按关键词、报错信息或接口名搜索 Rainbond 的文档、API 参考、博客、案例与社区页面。',
          description: 'Search page: description for search engines',
        })}
      />
      <Head>
        {/* Search engines shouldn't index search results. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1 className={styles.title}>{title}</h1>
      <noscript>
        <p>
          <Translate id="search.page.noScript" description="Shown on the search page where scripts are off">
            搜索需要 JavaScript。你也可以从导航栏进入文档，按目录查找。
          </Translate>
        </p>
      </noscript>
      <SearchField query={query} onChange={setQuery} />
      {embedded ? (
        <Scopes scope={scope} onChange={setScope} />
      ) : (
        <SearchService className={styles.service} />
      )}
      {failed && query !== '' && <SearchFailure onRetry={client.retry} />}
      {query.trim() === '' ? (
        <FirstSuggestions onChoose={setQuery} />
      ) : (
        <ResultList query={settled} results={results} failed={failed} onMore={loadMore} onChoose={setQuery} />
      )}
    </main>
  );
}

/** The page at /search: the results for `?q=`, with the same texts and from the same engine as in the modal. */
export default function SearchPage() {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <Content />
      </Layout>
    </HtmlClassNameProvider>
  );
}

import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {SearchClient} from '@site/src/search/client/protocol';
import {createRetryingClient, type RetryingClient} from '@site/src/search/client/retrying';
import {SEARCH_PLUGIN, type SearchData} from '@site/src/search/site';

import {nameOfKind} from './kinds';

type HostedSettings = {readonly appId: string; readonly apiKey: string};

/** Loads an engine on the first query, and retries on the next one if that failed. */
function lazyClient(load: () => Promise<SearchClient>): SearchClient {
  return {
    search: async (params) => (await load()).search(params),
    prepare: async () => (await load()).prepare?.(),
  };
}

function embeddedEngine(origin: string, baseUrl: string): SearchClient {
  let client: SearchClient | undefined;
  return lazyClient(async () => {
    const {createEmbeddedClient} = await import('@site/src/search/client/embedded');
    client ??= createEmbeddedClient({
      async read(name) {
        const response = await fetch(baseUrl + name);
        if (!response.ok) throw new Error(`${name}: status ${response.status}`);
        return response.json();
      },
      addressOf: (path) => origin + baseUrl + path,
      nameOf: nameOfKind,
    });
    return client;
  });
}

function hostedEngine({appId, apiKey}: HostedSettings): SearchClient {
  let client: SearchClient | undefined;
  return lazyClient(async () => {
    const {liteClient} = await import('algoliasearch/lite');
    // The package types responses more loosely than the part of the protocol that this site reads.
    client ??= liteClient(appId, apiKey) as unknown as SearchClient;
    return client;
  });
}

/** One client for the modal and the search page: both use what either has fetched. */
let shared: RetryingClient | undefined;

export type SiteSearch = {
  readonly client: RetryingClient;
  /** Whether the search uses the index that is built with the site. */
  readonly embedded: boolean;
};

/** The engine that the site is built for. */
export function useSiteSearch(): SiteSearch {
  const {siteConfig} = useDocusaurusContext();
  const {embedded} = usePluginData(SEARCH_PLUGIN) as SearchData;
  const {url, baseUrl, themeConfig} = siteConfig;
  return useMemo(() => {
    const {algolia} = themeConfig as unknown as {readonly algolia: HostedSettings};
    shared ??= createRetryingClient(embedded ? embeddedEngine(url, baseUrl) : hostedEngine(algolia));
    return {client: shared, embedded};
  }, [embedded, url, baseUrl, themeConfig]);
}

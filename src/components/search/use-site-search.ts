import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {SearchClient} from '@site/src/search/client/protocol';
import {createRetryingClient, type RetryingClient} from '@site/src/search/client/retrying';
import {SEARCH_PLUGIN, type SearchData} from '@site/src/search/site';

import {nameOfKind} from './kinds';

type HostedSettings = {readonly appId: string; readonly apiKey: string};

/** Loads an engine when the first query is asked, and again if that failed. */
function whenAsked(load: () => Promise<SearchClient>): SearchClient {
  return {
    search: async (params) => (await load()).search(params),
    prepare: async () => (await load()).prepare?.(),
  };
}

function embeddedEngine(origin: string, baseUrl: string): SearchClient {
  let client: SearchClient | undefined;
  return whenAsked(async () => {
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
  return whenAsked(async () => {
    const {liteClient} = await import('algoliasearch/lite');
    // The package types answers more loosely than the protocol's part that this site reads.
    client ??= liteClient(appId, apiKey) as unknown as SearchClient;
    return client;
  });
}

/** One client for the modal and the search page: what either has fetched serves both. */
let shared: RetryingClient | undefined;

export type SiteSearch = {
  readonly client: RetryingClient;
  /** Whether the index built with the site answers. */
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

import type {SearchHit} from '@site/src/search/client/protocol';

/** Results from one page of the site, in the order of the response. */
export type PageResults = {readonly url: string; readonly hits: readonly SearchHit[]};

/** Groups results by page. */
export function byPage(hits: readonly SearchHit[]): PageResults[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const url = hit.url.replace(/#.*$/, '');
    const list = pages.get(url);
    if (list) list.push(hit);
    else pages.set(url, [hit]);
  }
  return Array.from(pages, ([url, list]) => ({url, hits: list}));
}

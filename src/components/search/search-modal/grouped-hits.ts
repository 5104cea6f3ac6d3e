import type {SearchHit} from '@site/src/search/client/protocol';

import {byPage} from '../by-page';
import {shownHit, type ShownHit} from '../hit';

/** A result, with its index among all results that are shown. */
export type Row = {readonly shown: ShownHit; readonly index: number; readonly below: boolean};

/** Results of one kind of page. */
export type Group = {readonly name: string; readonly rows: readonly Row[]};

/** Groups results by kind, and within a kind by page, in the order of the best result of each. */
export function groupedHits(hits: readonly SearchHit[]): Group[] {
  const kinds = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const name = hit.hierarchy.lvl0 ?? '';
    const list = kinds.get(name);
    if (list) list.push(hit);
    else kinds.set(name, [hit]);
  }
  let index = 0;
  return Array.from(kinds, ([name, list]) => ({
    name,
    rows: byPage(list).flatMap(({hits: sections}) => {
      let below = false;
      return sections.map((hit) => {
        const row = {shown: shownHit(hit, below), index, below};
        below ||= row.shown.isPage;
        index += 1;
        return row;
      });
    }),
  }));
}

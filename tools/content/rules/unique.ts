import {lineOfKey, type Finding, type Page} from '../page';
import type {Rule} from '../project';

/** Titles are unique within their part of the site, descriptions everywhere: a list of search results shows both. */
const scope = (key: string, {kind, language}: Page) => `${language}:${key === 'title' ? kind : ''}`;

/** No two pages of a language share a title or a description. */
export const unique: Rule = (reported, {pages}) => {
  const wanted = new Set(reported);
  const findings: Finding[] = [];
  for (const key of ['title', 'description'] as const) {
    const groups = new Map<string, Page[]>();
    for (const page of pages) {
      const value = page.frontMatter[key];
      if (typeof value !== 'string') continue;
      const name = `${scope(key, page)}:${value.trim().toLowerCase()}`;
      groups.set(name, [...(groups.get(name) ?? []), page]);
    }
    for (const group of groups.values()) {
      // One page keeps its text: the first that is not reported on, or else the first of all.
      const kept = group.find((page) => !wanted.has(page)) ?? group[0];
      for (const page of group) {
        if (page === kept || kept === undefined || !wanted.has(page)) continue;
        const message = `${key} "${String(page.frontMatter[key])}" is that of ${kept.file} too: say what sets this page apart`;
        findings.push({file: page.file, line: lineOfKey(page, key), message});
      }
    }
  }
  return findings;
};

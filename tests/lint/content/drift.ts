import {createHash} from 'node:crypto';

import {pageName, type Page} from './page';
import type {Project} from './project';

/** How a translation stands to its source. */
export type State = 'current' | 'moved on' | 'not recorded' | 'not translated';

/** The state of one page of the source language. */
export type PageState = {readonly source: Page; readonly state: State};

/** A page's text in a few characters; spaces at the end of lines don't count. */
export function hashOf({text}: Page): string {
  const plain = text.replace(/[^\S\n]+$/gm, '').trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 12);
}

/** The Chinese page that an English one translates. */
export function findSource(translation: Page, pages: readonly Page[]): Page | undefined {
  return pages.find(({language, kind, key}) => language === 'zh' && kind === translation.kind && key === translation.key);
}

/** The state of every translation, in the order of the pages. */
export function translationStates({pages, sources}: Pick<Project, 'pages' | 'sources'>): PageState[] {
  const translated = new Set(pages.filter(({language}) => language === 'en').map(pageName));
  return pages
    .filter(({language}) => language === 'zh')
    .map((source) => {
      const name = pageName(source);
      const record = sources[name];
      if (!translated.has(name)) return {source, state: 'not translated'};
      if (record === undefined) return {source, state: 'not recorded'};
      return {source, state: record === hashOf(source) ? 'current' : 'moved on'};
    });
}

/**
 * The record after the given translations were found to be right.
 * @param accepts tells which pages were checked; records of pages that are gone are dropped
 */
export function acceptTranslations(project: Pick<Project, 'pages' | 'sources'>, accepts: (source: Page) => boolean): Record<string, string> {
  const entries = translationStates(project).flatMap(({source, state}): [string, string][] => {
    const name = pageName(source);
    if (state === 'not translated') return [];
    if (accepts(source)) return [[name, hashOf(source)]];
    const record = project.sources[name];
    return record === undefined ? [] : [[name, record]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The part of the site a page belongs to: its first folder. */
export function areaOf({kind, key}: Page): string {
  const [first = '', second] = key.split('/');
  return second === undefined || kind === 'blog' ? kind : `${kind}/${first}`;
}

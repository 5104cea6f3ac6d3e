import {createHash} from 'node:crypto';

import {pageName, type Page} from './page';
import type {Project} from './project';

/** The state of a translation relative to its source. */
export type State = 'current' | 'moved on' | 'not recorded' | 'not translated';

/** A text and its translation: a content page, or a guide of the repository. */
export type Pair = {
  /** Its name in the record. */
  readonly name: string;
  /** The part of the site it belongs to. */
  readonly area: string;
  /** The file of the source. */
  readonly file: string;
  readonly text: string;
  /** The file of the translation, if there is one. */
  readonly translation: string | undefined;
};

/** The state of one translation. */
export type PairState = {readonly pair: Pair; readonly state: State};

type Texts = Pick<Project, 'pages' | 'guides'>;
type Recorded = Texts & Pick<Project, 'sources'>;

/** A short hash of a text; trailing spaces of lines don't count. */
export function hashOf({text}: Pick<Page, 'text'>): string {
  const plain = text.replace(/[^\S\n]+$/gm, '').trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 12);
}

/** The part of the site a page belongs to: its first folder. */
export function areaOf({kind, key}: Page): string {
  const [first = '', second] = key.split('/');
  return second === undefined || kind === 'blog' ? kind : `${kind}/${first}`;
}

/** Every text with its translation: pages in their order, then guides. */
export function pairsOf({pages, guides}: Texts): Pair[] {
  const english = new Map(pages.filter(({language}) => language === 'en').map((page) => [pageName(page), page.file]));
  return [
    ...pages
      .filter(({language}) => language === 'zh')
      .map((page) => ({name: pageName(page), area: areaOf(page), file: page.file, text: page.text, translation: english.get(pageName(page))})),
    ...guides.map(({file, text, translation, translated}) => ({name: file, area: 'guides', file, text, translation: translated ? translation : undefined})),
  ];
}

/** The state of every translation, in the order of the pairs. */
export function translationStates(project: Recorded): PairState[] {
  return pairsOf(project).map((pair) => {
    const record = project.sources[pair.name];
    if (pair.translation === undefined) return {pair, state: 'not translated'};
    if (record === undefined) return {pair, state: 'not recorded'};
    return {pair, state: record === hashOf(pair) ? 'current' : 'moved on'};
  });
}

/**
 * The record with the current sources of the accepted translations.
 * @param accepts whether a text was checked; records of texts that no longer exist are dropped
 */
export function acceptTranslations(project: Recorded, accepts: (pair: Pair) => boolean): Record<string, string> {
  const entries = translationStates(project).flatMap(({pair, state}): [string, string][] => {
    if (state === 'not translated') return [];
    if (accepts(pair)) return [[pair.name, hashOf(pair)]];
    const record = project.sources[pair.name];
    return record === undefined ? [] : [[pair.name, record]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

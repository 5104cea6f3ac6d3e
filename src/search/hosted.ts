import {pageOf, placeOf, sectionNumber} from './index/format';
import {priorOf} from './index/build';
import {sectionAt, type Guides} from './index/guides';
import type {PageText, SectionText} from './index/page-text';
import synonyms from './synonyms.json';
import {slips} from './text/mistyped';

/** A section as a record of the hosted service: the DocSearch format, plus data of the embedded index. */
export type HostedRecord = {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly content: string;
  readonly code: string;
  /** Names that readers use for the section. */
  readonly called: readonly string[];
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly kind: string;
  readonly weight: {readonly prior: number; readonly position: number};
};

const LEVELS = 6;

/** Maximum text lengths: the service accepts records of up to 10 kB, and a Chinese character takes three bytes. */
const MAX_LENGTH = {content: 1_800, code: 800};

const NO_LEVELS = Object.fromEntries(Array.from({length: LEVELS + 1}, (_, level) => [`lvl${level}`, null]));

function recordOf(page: PageText, section: SectionText, position: number, language: string, addressOf: (path: string) => string, called: readonly string[]): HostedRecord {
  const url = addressOf(page.url);
  const headings = section.headings.slice(0, LEVELS);
  const address = section.anchor === '' ? url : `${url}#${section.anchor}`;
  return {
    objectID: address,
    type: `lvl${headings.length}`,
    url: address,
    url_without_anchor: url,
    anchor: section.anchor || null,
    hierarchy: {...NO_LEVELS, lvl0: page.kind, ...Object.fromEntries(headings.map((heading, level) => [`lvl${level + 1}`, heading]))},
    content: (section.prose || (position === 0 ? page.description : '')).slice(0, MAX_LENGTH.content),
    code: section.code.slice(0, MAX_LENGTH.code),
    called,
    language,
    docusaurus_tag: page.tag,
    kind: page.kind,
    weight: {prior: Math.round(priorOf(page) * 100), position: -position},
  };
}

/** Ranking that mirrors the embedded index: names and titles before headings before texts, guides before articles, and never an empty result. */
const SETTINGS = {
  searchableAttributes: ['unordered(hierarchy.lvl1)', 'unordered(called)', ...['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `unordered(hierarchy.${level})`), 'content', 'code'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'kind', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'kind'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  unretrievableAttributes: ['called'],
  attributeForDistinct: 'url_without_anchor',
  distinct: 3,
  customRanking: ['desc(weight.prior)', 'desc(weight.position)'],
  queryLanguages: ['zh', 'en'],
  indexLanguages: ['zh', 'en'],
  ignorePlurals: true,
  removeStopWords: true,
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
} as const;

export type HostedFiles = {
  readonly records: readonly HostedRecord[];
  readonly settings: typeof SETTINGS;
  readonly synonyms: readonly ({readonly objectID: string; readonly type: 'synonym' | 'oneWaySynonym'; readonly input?: string; readonly synonyms: readonly string[]})[];
  /** The hand-picked answers, as rules that promote a record to the first position. */
  readonly rules: readonly {
    readonly objectID: string;
    readonly conditions: readonly {readonly pattern: string; readonly anchoring: 'is'}[];
    readonly consequence: {readonly promote: readonly {readonly objectID: string; readonly position: 0}[]};
  }[];
};

/**
 * Files that make a hosted index of a language answer like the embedded one.
 * @param addressOf returns the absolute address of a page, given its path below the base URL
 */
export function hostedFiles(pages: readonly PageText[], language: string, addressOf: (path: string) => string, {answers = [], called = {}}: Guides = {}): HostedFiles {
  const names = new Map(Object.entries(called).map(([address, words]) => [sectionAt(address, pages), words]));
  const records = pages.map((page, number) =>
    page.sections.map((section, place) => recordOf(page, section, place, language, addressOf, names.get(sectionNumber(number, place)) ?? [])),
  );
  // Several answers may lead to one section, so rules are named by number.
  const rules = answers.flatMap(({asked, at}, number) => {
    const section = sectionAt(at, pages);
    const record = section === undefined ? undefined : records[pageOf(section)]?.[placeOf(section)];
    return record ? [{objectID: `answer-${number}`, conditions: asked.map((pattern) => ({pattern, anchoring: 'is' as const})), consequence: {promote: [{objectID: record.objectID, position: 0 as const}]}}] : [];
  });
  return {
    records: records.flat(),
    settings: SETTINGS,
    synonyms: [
      ...synonyms.map((group, number) => ({objectID: `same-${number}`, type: 'synonym' as const, synonyms: group})),
      ...Array.from(slips, ([input, meant]) => ({objectID: `slip-${input}`, type: 'oneWaySynonym' as const, input, synonyms: [meant]})),
    ],
    rules,
  };
}

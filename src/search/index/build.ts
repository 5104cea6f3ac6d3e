import {createHash} from 'node:crypto';

import {termsOf} from '../text/cut';
import {stopWords} from '../text/lexicon';
import {slotsOf} from '../text/query';
import {stem} from '../text/stem';
import {groups} from '../text/synonyms';
import {encodePostings, LARGEST_DIGIT, type Posting} from './codec';
import {
  CORRECTABLE, FORMAT, KINDS, LAST_SECTION, MANIFEST, phrasesFile, recordFile, sectionNumber, termFile, wordsFile,
  type Kind, type Manifest, type PageRange, type RecordFile, type SectionRecord, type TermFile,
} from './format';
import {sectionAt, type Guides} from './guides';
import type {PageText, SectionText} from './page-text';
import {inOrder, partsOf} from './parts';
import {phraseFiles, scriptsOf} from './phrases';

/** File names, below the language's base URL, with their content. */
export type IndexFiles = ReadonlyMap<string, string>;

/** Weight of a term by the field it appears in. */
const FIELD = {title: 13, named: 5, called: 7, linked: 3, keywords: 5, description: 3.4, address: 2, place: 2, heading: 7, above: 1.5, prose: 1, code: 0.7} as const;
type Field = keyof typeof FIELD;

/** How much a field's length dilutes its terms: a term counts most in a title that contains nothing else. */
const DILUTION: Readonly<Record<Field, number>> = {
  title: 0.7, named: 0, called: 0.3, linked: 0.5, keywords: 0.5, description: 0.5, address: 0.5, place: 0, heading: 0.7, above: 0.5, prose: 0.6, code: 0.6,
};

/** The weighted count at which a term reaches half of its maximum impact. */
const SATURATION = 7;

/** Guides rank above articles and release notes with the same content; pages that fix an error rank above pages that mention it. */
const PRIOR: Readonly<Record<Kind, number>> = {
  docs: 1, troubleshooting: 1.08, api: 0.78, product: 0.82, scene: 0.8, case: 0.72, community: 0.85, blog: 0.72, release: 0.72,
};

/** Words that readers use for a kind of page; the pages themselves may not contain them. */
const CALLED: Readonly<Record<Kind, string>> = {
  docs: '', troubleshooting: '排查 报错 troubleshooting', api: '接口 API', product: '', scene: '使用场景 scenario',
  case: '用户案例 case study', community: '社区 community', blog: '博客 blog', release: '版本说明 发行说明 更新 变更 release notes changelog',
};

/** The last segments of an address describe the page in English. */
const wordsOfAddress = (url: string) => url.split('/').filter(Boolean).slice(-2).join(' ');

/** Maximum ranking bonus of a page for the number of pages that link to it, and the number of links that earns it. */
const MAX_LINK_BONUS = 0.25;
const MAX_BONUS_LINKS = 32;

/** Relative weight of a page among pages with the same content, at most 1.08. */
export const priorOf = ({kind, linkedFrom}: PageText): number => (PRIOR[kind] * linkBonus(linkedFrom)) / (1 + MAX_LINK_BONUS);

const linkBonus = (linkedFrom: number) => 1 + MAX_LINK_BONUS * Math.min(1, Math.log2(1 + linkedFrom) / Math.log2(1 + MAX_BONUS_LINKS));

/** Maximum number of postings per term: for a term that appears nearly everywhere, the strongest ones are enough. */
const MAX_POSTINGS = 400;

/** Target size of a term file, before compression. */
const TERM_FILE_SIZE = 3_500;

/** Length of the prose kept for excerpts; a Chinese character counts as two. */
const EXCERPT_SOURCE = 1_600;

type Counts = Map<string, number>;
type FieldCounts = {readonly field: Field; readonly counts: Counts; readonly length: number};

function count(field: Field, text: string): FieldCounts {
  const counts: Counts = new Map();
  let length = 0;
  for (const {term} of termsOf(text)) {
    if (stopWords.has(term)) continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
    length += 1;
  }
  return {field, counts, length};
}

/** Single-word names, each counted once: their weight doesn't depend on the number of other names. */
function namesOfOneWord(names: readonly string[]): FieldCounts {
  const alone = names.map((name) => slotsOf(name)).filter((slots) => slots.length === 1);
  const terms = new Set(alone.flatMap((slots) => slots.flatMap(({text}) => [text, stem(text)])));
  return {field: 'named', counts: new Map(Array.from(terms, (term) => [term, 1])), length: terms.size};
}

function fieldsOf(page: PageText, section: SectionText, place: number, names: readonly string[]): FieldCounts[] {
  const title = section.headings[0] ?? '';
  const ownHeading = section.headings.at(-1) ?? '';
  const shared = [namesOfOneWord(names), count('called', names.join(' · ')), count('linked', (section.linkedAs ?? []).join(' · ')), count('prose', section.prose), count('code', section.code)];
  return place === 0
    ? [
        count('title', title),
        count('keywords', page.keywords.join(' · ')),
        count('description', page.description),
        count('address', wordsOfAddress(page.url)),
        count('place', `${page.trail.join(' · ')} · ${CALLED[page.kind]}`),
        ...shared,
      ]
    : [count('heading', ownHeading), count('address', section.anchor.replaceAll('-', ' ')), count('above', section.headings.slice(1, -1).join(' · ')), ...shared];
}

type NumberedSection = {readonly section: number; readonly prior: number; readonly fields: readonly FieldCounts[]};

function averageLengths(sections: readonly NumberedSection[]): Readonly<Record<Field, number>> {
  const sums = new Map<Field, {total: number; number: number}>();
  for (const {fields} of sections) {
    for (const {field, length} of fields) {
      if (length === 0) continue;
      const sum = sums.get(field) ?? {total: 0, number: 0};
      sums.set(field, {total: sum.total + length, number: sum.number + 1});
    }
  }
  const average = (field: Field) => {
    const sum = sums.get(field);
    return sum ? sum.total / sum.number : 1;
  };
  return Object.fromEntries(Object.keys(FIELD).map((field) => [field, average(field as Field)])) as Record<Field, number>;
}

/** The impact of each term on each section (BM25 over weighted fields). */
function postingsOf(sections: readonly NumberedSection[]): Map<string, Posting[]> {
  const average = averageLengths(sections);
  const postings = new Map<string, Posting[]>();
  for (const {section, prior, fields} of sections) {
    const frequencies: Counts = new Map();
    for (const {field, counts, length} of fields) {
      const dilution = 1 - DILUTION[field] + (DILUTION[field] * length) / average[field];
      for (const [term, number] of counts) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + (FIELD[field] * number) / dilution);
      }
    }
    for (const [term, frequency] of frequencies) {
      const impact = Math.round(((prior * frequency) / (frequency + SATURATION)) * LARGEST_DIGIT);
      const list = postings.get(term);
      const posting = {section, impact: Math.min(LARGEST_DIGIT, Math.max(1, impact))};
      if (list) list.push(posting);
      else postings.set(term, [posting]);
    }
  }
  return postings;
}

function strongestPostings(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= MAX_POSTINGS) return postings;
  return [...postings]
    .sort((a, b) => b.impact - a.impact || a.section - b.section)
    .slice(0, MAX_POSTINGS)
    .sort((a, b) => a.section - b.section);
}

/** Postings of each synonym group: for each section, the highest impact of its members. */
function groupPostings(postings: ReadonlyMap<string, readonly Posting[]>): Map<string, Posting[]> {
  return new Map(
    groups.map(({term, members}) => {
      const impacts = new Map<number, number>();
      for (const member of members) {
        for (const {section, impact} of postings.get(member) ?? []) impacts.set(section, Math.max(impacts.get(section) ?? 0, impact));
      }
      return [term, Array.from(impacts, ([section, impact]) => ({section, impact})).sort((a, b) => a.section - b.section)];
    }),
  );
}

function termFiles(postings: ReadonlyMap<string, readonly Posting[]>): TermFile[] {
  const entries = [...postings]
    .sort(([a], [b]) => inOrder(a, b))
    .map(([term, list]) => ({term, text: encodePostings(strongestPostings(list))}));
  const files = partsOf(entries, TERM_FILE_SIZE, ({term, text}) => term.length + text.length + 6);
  return Array.from(files, (part) => ({
    terms: part.map(({term}) => term),
    postings: part.map(({text}) => text),
  }));
}

/** The start key of each file: the shortest prefix of its first term that sorts after the last term of the previous file. */
function beginningsOf(files: readonly TermFile[]): string[] {
  return files.map(({terms: [first = '']}, number) => {
    const before = files[number - 1]?.terms.at(-1) ?? '';
    const length = Array.from(first, (_, at) => at).find((at) => first.slice(0, at) > before);
    return first.slice(0, length);
  });
}

/** Number of words kept per length as candidates for typo correction. */
const MAX_WORDS_PER_LENGTH = 1_000;

function wordsByLength(postings: ReadonlyMap<string, readonly Posting[]>): Map<number, string[]> {
  const words = new Map<number, string[]>();
  const byFrequency = [...postings].sort(([, a], [, b]) => b.length - a.length).map(([term]) => term);
  for (const term of byFrequency) {
    // A word one letter shorter than the shortest correctable one can still be a correction.
    if (!CORRECTABLE.test(term) && !CORRECTABLE.test(`${term}a`)) continue;
    const list = words.get(term.length) ?? [];
    if (list.length < MAX_WORDS_PER_LENGTH) words.set(term.length, [...list, term]);
  }
  return new Map([...words].sort(([a], [b]) => a - b).map(([length, list]) => [length, list.sort(inOrder)]));
}

function excerptSource(text: string): string {
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += character > '\u2e7f' ? 2 : 1;
    if (width > EXCERPT_SOURCE) return `${text.slice(0, end).trimEnd()}…`;
    end += character.length;
  }
  return text;
}

/** A record for display; the page's description replaces an empty introduction. */
function recordOf({headings, anchor, prose, failure}: SectionText, description: string): SectionRecord {
  const text = prose === '' && anchor === '' ? description : prose;
  return {headings, anchor, text: excerptSource(text), ...(failure && {failure: true as const})};
}

function recordFiles(pages: readonly PageText[]): Map<string, RecordFile> {
  const files = new Map<string, {url: string; trail: readonly string[]; sections: SectionRecord[]}>();
  pages.forEach(({url, trail, description, sections}, page) => {
    sections.forEach((section, place) => {
      const name = recordFile(sectionNumber(page, place));
      const file = files.get(name) ?? {url, trail, sections: []};
      file.sections.push(recordOf(section, description));
      files.set(name, file);
    });
  });
  return files;
}

function rangesOf(pages: readonly PageText[]): PageRange[] {
  const ranges: PageRange[] = [];
  pages.forEach(({kind, tag}, first) => {
    const before = ranges.at(-1);
    if (before?.kind !== kind || before.tag !== tag) ranges.push({first, kind, tag});
  });
  return ranges;
}

/** Merges sections beyond the maximum number per page into the last one. */
function withinLimit(page: PageText): PageText {
  if (page.sections.length <= LAST_SECTION + 1) return page;
  const kept = page.sections.slice(0, LAST_SECTION + 1);
  const rest = page.sections.slice(LAST_SECTION);
  const joined = (text: (section: SectionText) => string) => rest.map(text).join(' ');
  const last = kept[LAST_SECTION] as SectionText;
  kept[LAST_SECTION] = {
    ...last,
    prose: joined(({headings, prose}) => `${headings.at(-1) ?? ''} ${prose}`),
    code: joined(({code}) => code),
  };
  return {...page, sections: kept};
}

/**
 * Builds the index of one language.
 * @param pages in any order; the same pages always produce the same files
 */
export function buildIndex(pages: readonly PageText[], language: string, guides: Guides = {}): IndexFiles {
  const sorted = pages
    .map(withinLimit)
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || inOrder(a.tag, b.tag) || inOrder(a.url, b.url));
  const names = new Map(Object.entries(guides.called ?? {}).map(([address, words]) => [sectionAt(address, sorted), words]));
  const sections = sorted.flatMap((page, number) =>
    page.sections.map((section, place) => ({
      section: sectionNumber(number, place),
      prior: priorOf(page),
      fields: fieldsOf(page, section, place, names.get(sectionNumber(number, place)) ?? []),
    })),
  );
  const postings = postingsOf(sections);
  const terms = termFiles(new Map([...postings, ...groupPostings(postings)]));
  const words = wordsByLength(postings);
  const phrases = scriptsOf(language).map((script) => ({script, files: phraseFiles(guides, sorted, script)}));

  const content = new Map<string, string>();
  terms.forEach((file, number) => content.set(termFile(number), JSON.stringify(file)));
  for (const {script, files} of phrases) files.forEach(({file}, number) => content.set(phrasesFile(script, number), JSON.stringify(file)));
  for (const [length, list] of words) content.set(wordsFile(length), JSON.stringify(list));
  for (const [name, file] of recordFiles(sorted)) content.set(name, JSON.stringify(file));

  const hash = createHash('sha256');
  for (const [name, text] of content) hash.update(`${name}\n${text}\n`);
  const folder = `assets/search/${hash.digest('hex').slice(0, 10)}`;
  const manifest: Manifest = {
    format: FORMAT,
    language,
    folder,
    sections: sections.length,
    ranges: rangesOf(sorted),
    terms: beginningsOf(terms),
    wordLengths: [...words.keys()],
    phrases: Object.fromEntries(phrases.map(({script, files}) => [script, files.map(({first}) => first)])),
  };
  return new Map([
    [MANIFEST, JSON.stringify(manifest)],
    ...Array.from(content, ([name, text]): [string, string] => [`${folder}/${name}`, text]),
  ]);
}

import {pageOf, placeInFile, recordFile, sectionNumber, type Kind, type Manifest, type PageRange, type RecordFile} from '../index/format';
import {loosenedSlots, slotsOf, unknownParts, type Slot} from '../text/query';
import type {Answering} from './excerpt';
import {fitOf} from './intent';
import {findKnown} from './phrases';
import {importanceOf, matchNearest, matchSlot, rank, type MatchedSlot, type RankedPage} from './rank';
import type {Store} from './store';

export type FoundSection = {
  readonly url: string;
  readonly kind: Kind;
  /** Position of the page in the site's navigation. */
  readonly trail: readonly string[];
  /** Headings from the page's title down to the section's own. */
  readonly headings: readonly string[];
  readonly text: string;
  /** Whether the section describes a failure. */
  readonly failure: boolean;
};

export type Facets = {readonly kind: Kind; readonly tag: string; readonly language: string};

export type SearchQuery = {
  readonly query: string;
  /** Index of the first result to return, and the number of results. */
  readonly from: number;
  readonly size: number;
  /** Maximum number of sections of one page among the results. */
  readonly perPage: number;
  readonly isWanted: (facets: Facets) => boolean;
};

export type SearchResult = {
  readonly total: number;
  readonly sections: readonly FoundSection[];
  /** Matching terms, for highlighting and for the excerpt. */
  readonly terms: Answering;
  /** The query with typos corrected; undefined if it seems to have none. */
  readonly corrected: string | undefined;
  /** Query words that the best page doesn't match, if no page matches all of them. */
  readonly leftOut: readonly string[];
};

/** From this share on, a phrase counts as the subject of the query: no words are then reported as left out. */
const KNOWN_SHARE = 0.7;

/** A page's introduction is listed before its sections if its score is at least this share of the best one. */
const LEAD_SHARE = 0.55;

const rangeOf = ({ranges}: Manifest, page: number): PageRange | undefined => ranges.findLast(({first}) => first <= page);

/** Sections in display order: page by page, the best page first. A section that readers ask for by name comes before its page's introduction. */
function inOrder(pages: readonly RankedPage[], perPage: number, asked: ReadonlyMap<number, number>): number[] {
  return pages.flatMap(({page, sections}) => {
    const [first] = sections;
    const best = first?.score ?? 0;
    const named = first !== undefined && (asked.get(first.section) ?? 0) >= KNOWN_SHARE;
    const lead = named ? undefined : sections.find(({section, score}) => section === sectionNumber(page, 0) && score >= best * LEAD_SHARE);
    const shown = lead ? [lead, ...sections.filter((section) => section !== lead)] : sections;
    return shown.slice(0, perPage).map(({section}) => section);
  });
}

async function readSections(store: Store, numbers: readonly number[]): Promise<FoundSection[]> {
  const manifest = await store.manifest();
  return Promise.all(
    numbers.map(async (number) => {
      const {url, trail, sections} = await store.file<RecordFile>(recordFile(number));
      const record = sections[placeInFile(number)];
      if (!record) throw new Error(`${recordFile(number)} lacks section ${number}`);
      const {headings, anchor, text, failure = false} = record;
      const kind = rangeOf(manifest, pageOf(number))?.kind ?? 'docs';
      return {url: anchor === '' ? url : `${url}#${anchor}`, kind, trail, headings, text, failure};
    }),
  );
}

/** Moves a page to the front, with the given section before all of its other sections, including the introduction. */
function withFirst(pages: readonly RankedPage[], best: number): RankedPage[] {
  const found = pages.find(({page}) => page === pageOf(best));
  const score = 1 + 2 * (found?.sections[0]?.score ?? 0);
  const others = found?.sections.filter(({section}) => section !== best) ?? [];
  return [{page: pageOf(best), sections: [{section: best, score}, ...others]}, ...pages.filter((page) => page !== found)];
}

/** The query with its corrections applied to the words as typed; the search itself uses folded words. */
function correctionOf(query: string, slots: readonly MatchedSlot[]): string | undefined {
  const corrected = slots.reduce((text, {slot, correction}) => {
    if (correction === undefined) return text;
    const typed = slot.piece ?? slot.text;
    const at = text.toLowerCase().indexOf(typed.toLowerCase());
    return at < 0 ? text : text.slice(0, at) + correction + text.slice(at + typed.length);
  }, query);
  return corrected === query ? undefined : corrected;
}

/** Importance of a synonym in an excerpt, relative to the typed word. */
const SYNONYM_WEIGHT = 0.7;

/** The query words that the matching terms and their synonyms stand for. */
function answeringOf(slots: readonly MatchedSlot[], total: number): Answering {
  const answering = new Map<string, {words: ReadonlySet<string>; importance: number}>();
  for (const matched of slots) {
    const {piece, text, alternatives} = matched.slot;
    const put = (term: string, importance: number) => {
      const before = answering.get(term);
      answering.set(term, {words: new Set(before?.words).add(piece ?? text), importance: Math.max(importance, before?.importance ?? 0)});
    };
    const importance = importanceOf(matched, total);
    for (const term of matched.terms) put(term, importance);
    for (const {means = []} of alternatives) for (const term of means) put(term, importance * SYNONYM_WEIGHT);
  }
  return answering;
}

/** Minimum weight of parts reported as left out: a part that only joins two words, or may begin one, means too little. */
const MIN_MISSED_WEIGHT = 0.5;

/** Query words that a page doesn't match; empty if any page matches all of them. */
function leftOutBy(page: number, slots: readonly MatchedSlot[], passes: (page: number) => boolean): readonly string[] {
  const parts = slots
    .filter(({slot}) => slot.weight >= MIN_MISSED_WEIGHT)
    .map(({slot, sections}) => ({word: slot.piece ?? slot.text, pages: new Set(Array.from(sections.keys(), pageOf).filter(passes))}))
    .filter(({word}) => word !== '');
  const [first, ...others] = parts;
  if (Array.from(first?.pages ?? []).some((candidate) => others.every(({pages}) => pages.has(candidate)))) return [];
  const answered = new Set(parts.filter(({pages}) => pages.has(page)).map(({word}) => word));
  return [...new Set(parts.map(({word}) => word))].filter((word) => !answered.has(word));
}

/** The interpretation of a query, and the parts of it whose absence is reported to the reader. */
type Understood = {
  /** The parts of the query, after correction. */
  readonly parts: readonly Slot[];
  readonly slots: readonly MatchedSlot[];
  readonly missed: readonly MatchedSlot[];
  /** The query with typos corrected. */
  readonly corrected: string | undefined;
};

const isAnswered = (slots: readonly MatchedSlot[]) => slots.some(({sections}) => sections.size > 0);

/** Matches a query with the index. If nothing matches, the beginnings of its words are tried, and finally the words nearest to them. A corrected query is matched again, because the correction may be a phrase or the name of a section. */
async function understand(store: Store, query: string): Promise<Understood> {
  const parts = slotsOf(query);
  const match = (slots: readonly Slot[]) => Promise.all(slots.map((slot) => matchSlot(store, slot)));
  const exact = await match(parts);
  const corrected = correctionOf(query, exact);
  if (isAnswered(exact)) {
    if (corrected === undefined) return {parts, slots: exact, missed: exact, corrected};
    const meant = slotsOf(corrected);
    const slots = await match(meant);
    return {parts: meant, slots, missed: slots, corrected};
  }
  const loosened = await match(loosenedSlots(query));
  if (isAnswered(loosened)) return {parts, slots: loosened, missed: exact, corrected: correctionOf(query, loosened)};
  const nearest = await Promise.all(unknownParts(query).map((part) => matchNearest(store, part)));
  return {parts, slots: nearest, missed: nearest, corrected: correctionOf(query, nearest)};
}

/** Answers a query from the index. */
export async function search(store: Store, {query, from, size, perPage, isWanted}: SearchQuery): Promise<SearchResult> {
  const manifest = await store.manifest();
  const {parts, slots, missed, corrected} = await understand(store, query);
  const wanted = manifest.ranges.map(({kind, tag}) => isWanted({kind, tag, language: manifest.language}));
  const passes = (page: number) => wanted[manifest.ranges.findLastIndex(({first}) => first <= page)] ?? false;
  const fit = fitOf(query);
  const {asked, best} = await findKnown(store, parts, slots, (slot) => importanceOf(slot, manifest.sections));
  const ranked = rank(slots, manifest.sections, passes, {asked, fitOf: (page) => fit(rangeOf(manifest, page)?.kind ?? 'docs')});
  const pages = best !== undefined && passes(pageOf(best)) ? withFirst(ranked, best) : ranked;
  const [first] = pages;
  const isKnown = best !== undefined || (first?.sections.some(({section}) => (asked.get(section) ?? 0) >= KNOWN_SHARE) ?? false);
  const numbers = inOrder(pages, perPage, asked);
  return {
    total: numbers.length,
    sections: await readSections(store, numbers.slice(from, from + size)),
    terms: answeringOf(slots, manifest.sections),
    corrected,
    leftOut: first === undefined || isKnown ? [] : leftOutBy(first.page, missed, passes),
  };
}

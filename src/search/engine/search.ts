import {pageOf, placeInFile, recordFile, sectionNumber, type Kind, type Manifest, type PageRange, type RecordFile} from '../index/format';
import {loosenedSlots, slotsOf, unknownParts, type Slot} from '../text/query';
import type {Answering} from './excerpt';
import {fitOf} from './intent';
import {findKnown} from './phrases';
import {matchNearest, matchSlot, rank, tellingOf, type MatchedSlot, type RankedPage} from './rank';
import type {Store} from './store';

export type FoundSection = {
  readonly url: string;
  readonly kind: Kind;
  /** Where the page stands on the site. */
  readonly trail: readonly string[];
  /** Headings above and of the section, the page's title first. */
  readonly headings: readonly string[];
  readonly text: string;
  /** The section describes a failure. */
  readonly failure: boolean;
};

export type Facets = {readonly kind: Kind; readonly tag: string; readonly language: string};

export type SearchQuery = {
  readonly query: string;
  /** Number of the first result wanted, and how many. */
  readonly from: number;
  readonly size: number;
  /** How many sections of one page may be results. */
  readonly perPage: number;
  readonly isWanted: (facets: Facets) => boolean;
};

export type SearchResult = {
  readonly total: number;
  readonly sections: readonly FoundSection[];
  /** Terms that answered, for highlighting and for the excerpt. */
  readonly terms: Answering;
  /** The query with its typing mistakes put right; undefined where it seems to have none. */
  readonly corrected: string | undefined;
  /** Words that the best page doesn't answer to, where no page answers to all. */
  readonly leftOut: readonly string[];
};

/** From this share of a phrase on, what is asked for is as good as known: it leaves nothing out, whatever its words. */
const KNOWN = 0.7;

/** A page's beginning stands before its sections if it answers nearly as well. */
const LEAD_SHARE = 0.55;

const rangeOf = ({ranges}: Manifest, page: number): PageRange | undefined => ranges.findLast(({first}) => first <= page);

/** Sections in the order they are shown: page by page, the best page first; a section that readers ask for by name stands before its page's beginning. */
function inOrder(pages: readonly RankedPage[], perPage: number, asked: ReadonlyMap<number, number>): number[] {
  return pages.flatMap(({page, sections}) => {
    const [first] = sections;
    const best = first?.score ?? 0;
    const named = first !== undefined && (asked.get(first.section) ?? 0) >= KNOWN;
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

/** Puts a page first, with one of its sections before all others, the page's beginning among them. */
function withFirst(pages: readonly RankedPage[], best: number): RankedPage[] {
  const found = pages.find(({page}) => page === pageOf(best));
  const score = 1 + 2 * (found?.sections[0]?.score ?? 0);
  const others = found?.sections.filter(({section}) => section !== best) ?? [];
  return [{page: pageOf(best), sections: [{section: best, score}, ...others]}, ...pages.filter((page) => page !== found)];
}

/** Words as they stand in the query; the search itself looks for them folded. */
function correctionOf(query: string, slots: readonly MatchedSlot[]): string | undefined {
  const corrected = slots.reduce((text, {slot, correction}) => {
    if (correction === undefined) return text;
    const typed = slot.piece ?? slot.text;
    const at = text.toLowerCase().indexOf(typed.toLowerCase());
    return at < 0 ? text : text.slice(0, at) + correction + text.slice(at + typed.length);
  }, query);
  return corrected === query ? undefined : corrected;
}

/** How much a word that only means the same says in an excerpt, beside the word typed. */
const MEANT = 0.7;

/** What the terms that answered stand for, and those that would mean the same. */
function answeringOf(slots: readonly MatchedSlot[], total: number): Answering {
  const answering = new Map<string, {words: ReadonlySet<string>; telling: number}>();
  for (const matched of slots) {
    const {piece, text, alternatives} = matched.slot;
    const put = (term: string, telling: number) => {
      const before = answering.get(term);
      answering.set(term, {words: new Set(before?.words).add(piece ?? text), telling: Math.max(telling, before?.telling ?? 0)});
    };
    const telling = tellingOf(matched, total);
    for (const term of matched.terms) put(term, telling);
    for (const {means = []} of alternatives) for (const term of means) put(term, telling * MEANT);
  }
  return answering;
}

/** What joins two words, or may begin one, says too little to be missed. */
const LEAST_MISSED = 0.5;

/** Words that a page doesn't answer to, unless another page answers to all of them. */
function leftOutBy(page: number, slots: readonly MatchedSlot[], passes: (page: number) => boolean): readonly string[] {
  const parts = slots
    .filter(({slot}) => slot.weight >= LEAST_MISSED)
    .map(({slot, sections}) => ({word: slot.piece ?? slot.text, pages: new Set(Array.from(sections.keys(), pageOf).filter(passes))}))
    .filter(({word}) => word !== '');
  const [first, ...others] = parts;
  if (Array.from(first?.pages ?? []).some((candidate) => others.every(({pages}) => pages.has(candidate)))) return [];
  const answered = new Set(parts.filter(({pages}) => pages.has(page)).map(({word}) => word));
  return [...new Set(parts.map(({word}) => word))].filter((word) => !answered.has(word));
}

/** How a query is understood, and the parts of it that a reader may miss. */
type Understood = {
  /** What it seems to ask for. */
  readonly parts: readonly Slot[];
  readonly slots: readonly MatchedSlot[];
  readonly missed: readonly MatchedSlot[];
  /** The query with its typing mistakes put right. */
  readonly corrected: string | undefined;
};

const isAnswered = (slots: readonly MatchedSlot[]) => slots.some(({sections}) => sections.size > 0);

/** What the index has of a query; where it has nothing, of the beginnings of its words, and at last of the words nearest to them. A query with mistakes put right is asked anew: a phrase or a name of a section may have been meant. */
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
  const {asked, best} = await findKnown(store, parts, slots, (slot) => tellingOf(slot, manifest.sections));
  const ranked = rank(slots, manifest.sections, passes, {asked, fitOf: (page) => fit(rangeOf(manifest, page)?.kind ?? 'docs')});
  const pages = best !== undefined && passes(pageOf(best)) ? withFirst(ranked, best) : ranked;
  const [first] = pages;
  const isKnown = best !== undefined || (first?.sections.some(({section}) => (asked.get(section) ?? 0) >= KNOWN) ?? false);
  const numbers = inOrder(pages, perPage, asked);
  return {
    total: numbers.length,
    sections: await readSections(store, numbers.slice(from, from + size)),
    terms: answeringOf(slots, manifest.sections),
    corrected,
    leftOut: first === undefined || isKnown ? [] : leftOutBy(first.page, missed, passes),
  };
}

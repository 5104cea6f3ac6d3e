import {decodePostings, LARGEST_DIGIT} from '../index/codec';
import {pageOf, placeOf} from '../index/format';
import {chineseWords} from '../text/lexicon';
import {nearestWords} from '../text/nearest';
import {meantAlternatives, type Alternative, type Slot} from '../text/query';
import {stem} from '../text/stem';
import type {Asked} from './phrases';
import type {Store} from './store';
import {findCorrections, findNearest, findTerm, findTermsFrom, type FoundTerm} from './terms';

/** Index matches of a slot of the query. */
export type MatchedSlot = {
  readonly slot: Slot;
  /** How well each section matches, 0 to 1. */
  readonly sections: ReadonlyMap<number, number>;
  /** Matching terms, for highlighting. */
  readonly terms: readonly string[];
  /** The suggested correction if nothing matches the typed word. */
  readonly correction: string | undefined;
};

export type RankedSection = {readonly section: number; readonly score: number};
export type RankedPage = {readonly page: number; readonly sections: readonly RankedSection[]};

/** Ranking parameters; tuned on the queries of `tools/relevance`, without the unseen half. */
export const WEIGHING = {
  /** Share of a match that a section inherits from its page's introduction (`lead`) or from the page's best section (`page`). */
  lead: 0.7,
  page: 0.3,
  /** Exponent of the penalty for leaving parts of the query unmatched. */
  coverage: 0.6,
  /** Weight of known phrases relative to all index matches, and how fast it falls as a phrase differs from the query. */
  asked: 0.5,
  askedFall: 3,
  rarity: 0.7,
} as const;

const PREFIX_WEIGHT = 0.7;
const CORRECTION_WEIGHT = 0.6;

/** Sections whose coverage of the query is below this share of the best coverage are left out. */
const MIN_SHARE_OF_BEST = 0.5;

function add(into: Map<number, number>, {postings}: FoundTerm, weight: number) {
  for (const {section, impact} of decodePostings(postings)) {
    const value = (weight * impact) / LARGEST_DIGIT;
    if (value > (into.get(section) ?? 0)) into.set(section, value);
  }
}

/** Sections that contain all of an alternative's terms; their score is the mean over the terms. */
function sectionsOfAll(terms: readonly FoundTerm[], weight: number): Map<number, number> {
  let result: Map<number, number> | undefined;
  for (const term of terms) {
    const sections = new Map<number, number>();
    add(sections, term, weight / terms.length);
    const before = result;
    result = before ? new Map([...sections].flatMap(([section, value]) => {
      const sum = before.get(section);
      return sum === undefined ? [] : [[section, sum + value] as const];
    })) : sections;
  }
  return result ?? new Map<number, number>();
}

/** Sections that contain some of the terms; their score is the mean over all terms, found or not. */
function sectionsOfSome(terms: readonly FoundTerm[], weight: number, number: number): Map<number, number> {
  const result = new Map<number, number>();
  for (const term of terms) {
    const sections = new Map<number, number>();
    add(sections, term, weight / number);
    for (const [section, value] of sections) result.set(section, (result.get(section) ?? 0) + value);
  }
  return result;
}

type Answer = {readonly sections: Map<number, number>; readonly terms: readonly string[]};

async function answerTo(store: Store, {terms, weight, prefix, loose, marked = terms}: Alternative): Promise<Answer> {
  const found = (await Promise.all(terms.map((term) => findTerm(store, term)))).filter((term) => term !== undefined);
  if (loose) return {sections: sectionsOfSome(found, weight, terms.length), terms: found.map(({term}) => term)};
  const sections = found.length === terms.length ? sectionsOfAll(found, weight) : new Map<number, number>();
  if (!prefix || terms[0] === undefined) return {sections, terms: sections.size > 0 ? marked : []};
  const longer = await findTermsFrom(store, terms[0]);
  for (const term of longer) add(sections, term, term.term === terms[0] ? weight : weight * PREFIX_WEIGHT);
  return {sections, terms: longer.map(({term}) => term)};
}

/** The first word that isn't just a stem: the index contains stems too, and nobody types those. */
const firstUnstemmed = (words: readonly string[]) => words.find((word) => !words.some((other) => other !== word && stem(other) === word));

async function correctionOf(store: Store, slot: Slot): Promise<Answer & {readonly correction: string | undefined}> {
  const found = slot.script === 'other' ? await findCorrections(store, slot.text) : [];
  const sections = new Map<number, number>();
  for (const term of found) add(sections, term, CORRECTION_WEIGHT);
  const words = found.map(({term}) => term);
  return {sections, terms: words, correction: firstUnstemmed(words)};
}

/** A slot with at least this many matching sections doesn't need its fallback alternatives. */
const ENOUGH = 60;

function merged(answers: readonly Answer[]): Answer {
  const sections = new Map<number, number>();
  for (const answer of answers) {
    for (const [section, value] of answer.sections) if (value > (sections.get(section) ?? 0)) sections.set(section, value);
  }
  return {sections, terms: answers.flatMap(({terms}) => terms)};
}

/** Looks up a slot in the index. */
export async function matchSlot(store: Store, slot: Slot): Promise<MatchedSlot> {
  const answersTo = (alternatives: readonly Alternative[]) => Promise.all(alternatives.map((alternative) => answerTo(store, alternative)));
  const typed = merged(await answersTo(slot.alternatives.filter(({fallback, last}) => !fallback && !last)));
  const all = typed.sections.size >= ENOUGH ? typed : merged([typed, ...(await answersTo(slot.alternatives.filter(({fallback}) => fallback)))]);
  if (all.sections.size === 0) {
    const meant = await correctionOf(store, slot);
    if (meant.sections.size > 0) return {slot, ...meant};
    return {slot, ...merged(await answersTo(slot.alternatives.filter(({last}) => last))), correction: undefined};
  }
  return {slot, ...all, correction: typed.sections.size === 0 ? slot.meant : undefined};
}

/** How many of the nearest words are looked up, and how many of those found in the index are used. */
const NEAREST = {tried: 12, counted: 3};

/** Looks up the words nearest to a slot that nothing in the index matches. */
export async function matchNearest(store: Store, slot: Slot): Promise<MatchedSlot> {
  const near = slot.script === 'chinese' ? nearestWords(slot.text, chineseWords, NEAREST.tried) : await findNearest(store, slot.text, NEAREST.tried);
  const tried = await Promise.all(
    near.map(async ({word, similarity}) => {
      const alternatives = meantAlternatives([word]).map((alternative) => ({...alternative, weight: alternative.weight * similarity}));
      return {word, alternatives, answer: merged(await Promise.all(alternatives.map((alternative) => answerTo(store, alternative))))};
    }),
  );
  const counted = tried.filter(({answer}) => answer.sections.size > 0).slice(0, NEAREST.counted);
  return {
    slot: {...slot, alternatives: counted.flatMap(({alternatives}) => alternatives)},
    ...merged(counted.map(({answer}) => answer)),
    correction: firstUnstemmed(counted.map(({word}) => word)),
  };
}

/** How informative a match is: rare matches weigh more. The exponent dampens this, because a reader's unusual word may be rare by chance. */
function rarity(matched: number, total: number): number {
  return Math.log(1 + (total - matched + 0.5) / (matched + 0.5)) ** WEIGHING.rarity;
}

/** Importance of a match of a slot relative to matches of the other slots. */
export function importanceOf({slot, sections}: MatchedSlot, total: number): number {
  return slot.weight * rarity([...sections.values()].reduce((sum, value) => sum + value, 0), total);
}

function bestPerPage(sections: ReadonlyMap<number, number>) {
  const lead = new Map<number, number>();
  const best = new Map<number, number>();
  for (const [section, value] of sections) {
    const page = pageOf(section);
    if (placeOf(section) === 0) lead.set(page, value);
    if (value > (best.get(page) ?? 0)) best.set(page, value);
  }
  return {lead, best};
}

export type RankOptions = {
  /** Sections that match phrases similar to the query. */
  readonly asked?: Asked;
  /** How well a page's kind fits the intent of the query; 1 is neutral. */
  readonly fitOf?: (page: number) => number;
};

/**
 * Ranks the sections that match a query, grouped by page, best first.
 * @param total number of sections in the index
 * @param isWanted whether a page passes the filters
 */
export function rank(
  slots: readonly MatchedSlot[],
  total: number,
  isWanted: (page: number) => boolean,
  {asked = new Map<number, number>(), fitOf = () => 1}: RankOptions = {},
): RankedPage[] {
  const weighed = slots.map((matched) => ({
    sections: matched.sections,
    weight: matched.slot.weight,
    importance: importanceOf(matched, total),
    ...bestPerPage(matched.sections),
  }));
  const all = weighed.reduce((sum, {weight}) => sum + weight, 0);
  const totalImportance = weighed.reduce((sum, {importance}) => sum + importance, 0);
  const candidates = new Set([...weighed.flatMap(({sections}) => [...sections.keys()]), ...asked.keys()].filter((section) => isWanted(pageOf(section))));

  let bestCoverage = 0;
  const scored = Array.from(candidates, (section) => {
    const page = pageOf(section);
    let score = 0;
    let covered = 0;
    for (const {sections, weight, importance, lead, best} of weighed) {
      const value = Math.max(sections.get(section) ?? 0, WEIGHING.lead * (lead.get(page) ?? 0), WEIGHING.page * (best.get(page) ?? 0));
      score += importance * value;
      if (value > 0) covered += weight;
    }
    const shared = asked.get(section) ?? 0;
    const coverage = Math.max(covered / all, shared);
    bestCoverage = Math.max(bestCoverage, coverage);
    return {section, coverage, score: (score * coverage ** WEIGHING.coverage + WEIGHING.asked * shared ** WEIGHING.askedFall * totalImportance) * fitOf(page)};
  });

  const pages = new Map<number, RankedSection[]>();
  const kept = scored.filter(({coverage}) => coverage >= bestCoverage * MIN_SHARE_OF_BEST);
  for (const {section, score} of kept.sort((a, b) => b.score - a.score || a.section - b.section)) {
    const page = pageOf(section);
    const list = pages.get(page);
    if (list) list.push({section, score});
    else pages.set(page, [{section, score}]);
  }
  return Array.from(pages, ([page, sections]) => ({page, sections}));
}

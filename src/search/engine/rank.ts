import {decodePostings, LARGEST_DIGIT} from '../index/codec';
import {pageOf, placeOf} from '../index/format';
import {chineseWords} from '../text/lexicon';
import {nearestWords} from '../text/nearest';
import {meantAlternatives, type Alternative, type Slot} from '../text/query';
import {stem} from '../text/stem';
import type {Asked} from './phrases';
import type {Store} from './store';
import {findCorrections, findNearest, findTerm, findTermsFrom, type FoundTerm} from './terms';

/** What of the index answers to a slot of the query. */
export type MatchedSlot = {
  readonly slot: Slot;
  /** How well each section answers, 0 to 1. */
  readonly sections: ReadonlyMap<number, number>;
  /** Terms that answer, for highlighting. */
  readonly terms: readonly string[];
  /** What may have been meant, where nothing answers to the word typed. */
  readonly correction: string | undefined;
};

export type RankedSection = {readonly section: number; readonly score: number};
export type RankedPage = {readonly page: number; readonly sections: readonly RankedSection[]};

/** How answers are weighed; found by trying on the queries of `tools/relevance`, without the unseen half. */
export const WEIGHING = {
  /** Where a page's beginning or its other sections answer, a section of it answers as well, somewhat. */
  lead: 0.7,
  page: 0.3,
  /** How much it costs to leave parts of the query unanswered. */
  coverage: 0.6,
  /** What it counts that readers ask for a section so, beside all that the index says of it, and how fast that falls with what differs. */
  asked: 0.5,
  askedFall: 3,
  rarity: 0.7,
} as const;

const PREFIX_WEIGHT = 0.7;
const CORRECTION_WEIGHT = 0.6;

/** Sections that answer to less of the query than this, beside the best one, are left out. */
const LEAST_SHARE_OF_BEST = 0.5;

function add(into: Map<number, number>, {postings}: FoundTerm, weight: number) {
  for (const {section, impact} of decodePostings(postings)) {
    const value = (weight * impact) / LARGEST_DIGIT;
    if (value > (into.get(section) ?? 0)) into.set(section, value);
  }
}

/** Sections that hold all of an alternative's terms; how well is the mean of its terms. */
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

/** Sections that hold some of the terms; how well is the mean over all terms. */
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

/** The index holds stems as well; nobody means those. */
const firstMeant = (words: readonly string[]) => words.find((word) => !words.some((other) => other !== word && stem(other) === word));

async function correctionOf(store: Store, slot: Slot): Promise<Answer & {readonly correction: string | undefined}> {
  const found = slot.script === 'other' ? await findCorrections(store, slot.text) : [];
  const sections = new Map<number, number>();
  for (const term of found) add(sections, term, CORRECTION_WEIGHT);
  const words = found.map(({term}) => term);
  return {sections, terms: words, correction: firstMeant(words)};
}

/** A slot that so many sections answer needs no other ways to answer it. */
const ENOUGH = 60;

function merged(answers: readonly Answer[]): Answer {
  const sections = new Map<number, number>();
  for (const answer of answers) {
    for (const [section, value] of answer.sections) if (value > (sections.get(section) ?? 0)) sections.set(section, value);
  }
  return {sections, terms: answers.flatMap(({terms}) => terms)};
}

/** Looks a slot up in the index. */
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

/** How many words are tried, and how many of those that pages hold count. */
const NEAREST = {tried: 12, counted: 3};

/** Looks up the words nearest to a slot that nothing of the index answers to. */
export async function matchNearest(store: Store, slot: Slot): Promise<MatchedSlot> {
  const near = slot.script === 'chinese' ? nearestWords(slot.text, chineseWords, NEAREST.tried) : await findNearest(store, slot.text, NEAREST.tried);
  const tried = await Promise.all(
    near.map(async ({word, likeness}) => {
      const alternatives = meantAlternatives([word]).map((alternative) => ({...alternative, weight: alternative.weight * likeness}));
      return {word, alternatives, answer: merged(await Promise.all(alternatives.map((alternative) => answerTo(store, alternative))))};
    }),
  );
  const counted = tried.filter(({answer}) => answer.sections.size > 0).slice(0, NEAREST.counted);
  return {
    slot: {...slot, alternatives: counted.flatMap(({alternatives}) => alternatives)},
    ...merged(counted.map(({answer}) => answer)),
    correction: firstMeant(counted.map(({word}) => word)),
  };
}

/** How much it says that a slot is answered: what is rare says more, though a word that strangers choose may be rare by chance. */
function rarity(matched: number, total: number): number {
  return Math.log(1 + (total - matched + 0.5) / (matched + 0.5)) ** WEIGHING.rarity;
}

/** How much an answer to a slot says beside answers to the others. */
export function tellingOf({slot, sections}: MatchedSlot, total: number): number {
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
  /** Sections that readers ask for as the query does. */
  readonly asked?: Asked;
  /** How well a page's kind fits what the query is after, 1 being neither well nor badly. */
  readonly fitOf?: (page: number) => number;
};

/**
 * Ranks the sections that answer to a query, page by page, the best first.
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
    telling: tellingOf(matched, total),
    ...bestPerPage(matched.sections),
  }));
  const all = weighed.reduce((sum, {weight}) => sum + weight, 0);
  const told = weighed.reduce((sum, {telling}) => sum + telling, 0);
  const candidates = new Set([...weighed.flatMap(({sections}) => [...sections.keys()]), ...asked.keys()].filter((section) => isWanted(pageOf(section))));

  let bestCoverage = 0;
  const scored = Array.from(candidates, (section) => {
    const page = pageOf(section);
    let score = 0;
    let covered = 0;
    for (const {sections, weight, telling, lead, best} of weighed) {
      const value = Math.max(sections.get(section) ?? 0, WEIGHING.lead * (lead.get(page) ?? 0), WEIGHING.page * (best.get(page) ?? 0));
      score += telling * value;
      if (value > 0) covered += weight;
    }
    const shared = asked.get(section) ?? 0;
    const coverage = Math.max(covered / all, shared);
    bestCoverage = Math.max(bestCoverage, coverage);
    return {section, coverage, score: (score * coverage ** WEIGHING.coverage + WEIGHING.asked * shared ** WEIGHING.askedFall * told) * fitOf(page)};
  });

  const pages = new Map<number, RankedSection[]>();
  const kept = scored.filter(({coverage}) => coverage >= bestCoverage * LEAST_SHARE_OF_BEST);
  for (const {section, score} of kept.sort((a, b) => b.score - a.score || a.section - b.section)) {
    const page = pageOf(section);
    const list = pages.get(page);
    if (list) list.push({section, score});
    else pages.set(page, [{section, score}]);
  }
  return Array.from(pages, ([page, sections]) => ({page, sections}));
}

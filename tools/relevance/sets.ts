import type {RelevanceQuery} from './evaluate';
import further from './further.zh.json';
import {halvesOf} from './halves';
import laterEnglish from './later.en.json';
import laterChinese from './later.zh.json';
import more from './more.zh.json';
import outsideEnglish from './outside.en.json';
import outsideChinese from './outside.zh.json';
import english from './queries.en.json';
import chinese from './queries.zh.json';

/** The sets of queries that one language is judged by. */
export type LanguageSets = {
  readonly language: 'zh' | 'en';
  /** Written by people who know the pages. */
  readonly own: readonly RelevanceQuery[];
  /** Written before any result was seen, after the halves were drawn; used for tuning. */
  readonly later: readonly RelevanceQuery[];
  /** Written on 2026-11-24 in the same way, after the search was tuned on `later`; used for tuning too. */
  readonly further?: readonly RelevanceQuery[];
  /** Written on the same day, after the search was tuned on `further`; used for tuning too. */
  readonly more?: readonly RelevanceQuery[];
  /** Written before any result was seen: one half to tune on, the other to judge by. */
  readonly tuning: readonly RelevanceQuery[];
  readonly unseen: readonly RelevanceQuery[];
};

/** All queries of a language, from all sets. */
export const everyQuery = ({own, later, further = [], more = [], tuning, unseen}: LanguageSets): readonly string[] =>
  [own, later, further, more, tuning, unseen].flat().map(({query}) => query);

/** Every set of queries, by language. */
export const sets: readonly LanguageSets[] = [
  {language: 'zh', own: chinese, later: laterChinese, further, more, ...halvesOf(outsideChinese, chinese)},
  {language: 'en', own: english, later: laterEnglish, ...halvesOf(outsideEnglish, english)},
];

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

/** What one language is judged by. */
export type LanguageSets = {
  readonly language: 'zh' | 'en';
  /** Written by those who know the pages. */
  readonly own: readonly RelevanceQuery[];
  /** Written before any result was seen, after the halves had been drawn: to tune on. */
  readonly later: readonly RelevanceQuery[];
  /** Written on 2026-11-24 in the same way, once those had been tuned on: to tune on as well. */
  readonly further?: readonly RelevanceQuery[];
  /** Written on the same day, once those had been tuned on: to tune on as well. */
  readonly more?: readonly RelevanceQuery[];
  /** Written before any result was seen: to tune on, and to judge by. */
  readonly tuning: readonly RelevanceQuery[];
  readonly unseen: readonly RelevanceQuery[];
};

/** All queries of a language, whichever set they stand in. */
export const everyQuery = ({own, later, further = [], more = [], tuning, unseen}: LanguageSets): readonly string[] =>
  [own, later, further, more, tuning, unseen].flat().map(({query}) => query);

/** Every set of queries, by language. */
export const sets: readonly LanguageSets[] = [
  {language: 'zh', own: chinese, later: laterChinese, further, more, ...halvesOf(outsideChinese, chinese)},
  {language: 'en', own: english, later: laterEnglish, ...halvesOf(outsideEnglish, english)},
];

import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import english from '../../../tools/relevance/queries.en.json';
import chinese from '../../../tools/relevance/queries.zh.json';

import {searchExamples} from '@site/src/data/docs-landing';
import {searchSuggestions} from '@site/src/data/search-suggestions';

const code = JSON.parse(readFileSync('i18n/en/code.json', 'utf8')) as Readonly<Record<string, {readonly message: string}>>;
const inEnglish = Object.entries(code).filter(([id]) => /^search\.suggestion\.(?:install|offline|firstApp|domain|build|password)$/.test(id)).map(([, {message}]) => message);
const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());

describe('suggested searches', () => {
  test('are queries whose right pages are known, in both languages', () => {
    const known = new Set(lower(chinese.map(({query}) => query)));
    expect(lower(searchSuggestions()).filter((query) => !known.has(query))).toEqual([]);
    const knownInEnglish = new Set(lower(english.map(({query}) => query)));
    expect(inEnglish).toHaveLength(searchSuggestions().length);
    expect(lower(inEnglish).filter((query) => !knownInEnglish.has(query))).toEqual([]);
  });

  test('differ from one another', () => {
    const all = [...searchSuggestions(), ...searchExamples()];
    expect(new Set(all).size).toBe(all.length);
  });
});

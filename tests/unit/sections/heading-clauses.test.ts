import {expect, it} from 'vitest';

import strings from '@site/i18n/strings.json';
import {readProject} from '@site/tools/content/project';

const {pages} = await readProject('.', {});

/** Characters that fit a line of a heading on a phone 320 px wide: 288 px at some 22 px each in a title, 18 px in the sentence below it. */
const LINE = {title: 13, sub: 16};

/** The clauses of a heading, which breaks only after punctuation and at spaces. */
const clausesOf = (text: string) => text.replace(/\{[^}]*\}/g, '').split(/(?<=[，。；：、！？）])|\s+/);

/** Latin letters are about half as wide as Chinese characters. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (/[⺀-￿]/.test(character) ? 1 : 0.55), 0);

const tooLong = (text: string, kind: keyof typeof LINE) => /[一-鿿]/.test(text) && clausesOf(text).some((clause) => widthOf(clause) > LINE[kind]);

type Line = readonly [kind: keyof typeof LINE, text: string];

/** The headings of the home page, whose texts are strings of the interface. */
const homeHeadings = Object.entries<string>(strings)
  .filter(([id]) => /^home\..*\.(?:sub|title)$/.test(id))
  .map(([id, text]): Line => [id.endsWith('title') ? 'title' : 'sub', text]);

/** The titles of a feature page's sections and of their items, and the sentences below the titles of sections. */
const featureHeadings = pages
  .filter(({frontMatter, language}) => 'feature' in frontMatter && language === 'zh')
  .flatMap(({text}) => [
    ...[...text.matchAll(/^#{2,3} (.+?)(?: \{\/\*.*)?$/gm)].map(([, title = '']): Line => ['title', title]),
    ...[...text.matchAll(/^## .+\n\n([^<\n].*)$/gm)].map(([, sub = '']): Line => ['sub', sub.replace(/<\/?\w+>|`/g, '')]),
  ]);

it.each([
  ['the home page', homeHeadings, 30],
  ['feature pages', featureHeadings, 150],
])('a clause of a heading of %s fits a line of the narrowest phone, so that no punctuation mark stands alone on the next', (_, headings, atLeast) => {
  expect(headings.length).toBeGreaterThan(atLeast);
  expect(headings.filter(([kind, text]) => tooLong(text, kind))).toEqual([]);
});

it('knows a clause that is too long', () => {
  expect(tooLong('从前写在配置文件和口口相传里的东西。', 'sub')).toBe(true);
  expect(tooLong('从发布到客户现场的第一次升级。', 'title')).toBe(true);
});

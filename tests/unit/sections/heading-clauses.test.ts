import {expect, it} from 'vitest';

import strings from '@site/i18n/strings.json';

/** Characters that fit a line of a heading on a phone 320 px wide: 288 px at 18 px each. */
const LINE = 16;

/** A heading breaks after its punctuation and at spaces only. */
const clausesOf = (text: string) => text.replace(/\{[^}]*\}/g, '').split(/(?<=[，。；：、！？）])|\s+/);

/** Latin letters are about half as wide as Chinese characters. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (/[⺀-￿]/.test(character) ? 1 : 0.55), 0);

const tooLong = (text: string) => /[一-鿿]/.test(text) && clausesOf(text).some((clause) => widthOf(clause) > LINE);

it('a clause of a heading fits a line of the narrowest phone, so that no sign stands alone on the next', () => {
  const headings = Object.entries<string>(strings).filter(([id]) => /^(?:feature|home)\..*\.(?:sub|title)$/.test(id));
  expect(headings.length).toBeGreaterThan(50);
  expect(headings.filter(([, text]) => tooLong(text))).toEqual([]);
  expect(tooLong('从前写在配置文件和口口相传里的东西。'), 'the one that was too long').toBe(true);
});

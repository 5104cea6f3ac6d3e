import {expect, it} from 'vitest';

import strings from '@site/i18n/strings.json';

/** Characters that fit a line of a heading on a phone 320 px wide: 288 px at some 22 px each in a title, 18 px in what explains it. */
const LINE = {title: 13, sub: 16};

/** A heading breaks after its punctuation and at spaces only. */
const clausesOf = (text: string) => text.replace(/\{[^}]*\}/g, '').split(/(?<=[，。；：、！？）])|\s+/);

/** Latin letters are about half as wide as Chinese characters. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (/[⺀-￿]/.test(character) ? 1 : 0.55), 0);

const tooLong = (text: string, kind: keyof typeof LINE) => /[一-鿿]/.test(text) && clausesOf(text).some((clause) => widthOf(clause) > LINE[kind]);

it('a clause of a heading fits a line of the narrowest phone, so that no sign stands alone on the next', () => {
  const headings = Object.entries<string>(strings).filter(([id]) => /^(?:feature|home)\..*\.(?:sub|title)$/.test(id));
  expect(headings.length).toBeGreaterThan(50);
  expect(headings.filter(([id, text]) => tooLong(text, id.endsWith('title') ? 'title' : 'sub'))).toEqual([]);
  expect(tooLong('从前写在配置文件和口口相传里的东西。', 'sub'), 'one that was too long').toBe(true);
  expect(tooLong('从发布到客户现场的第一次升级。', 'title'), 'another').toBe(true);
});

import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {missingNames, SHEET} from '@site/src/framework/infima';
import {NAMES} from '@site/src/framework/infima/names';
import {classNamesOf, usedStyles} from '@site/src/framework/infima/used-styles';
import {targetFile} from '@site/src/framework/targets';

const css = readFileSync(targetFile('infima', SHEET), 'utf8');

const none: ReadonlySet<string> = new Set();

describe('the theme’s stylesheet', () => {
  it('has every class that is listed as used by the site', () => {
    expect(NAMES.filter((name) => !classNamesOf(css).has(name))).toEqual([]);
  });

  it('is smaller by a third at least with them alone', () => {
    expect(usedStyles(css, new Set(NAMES), none).length).toBeLessThan(css.length * 0.67);
  });

  it('keeps rules of those, and none of others', () => {
    const used = usedStyles(css, new Set(NAMES), none);
    expect(used).toContain('.menu__link--active');
    expect(used).not.toContain('.button-group');
  });
});

describe('a stylesheet', () => {
  it.each([
    ['.a {color: red} .b {color: red}', '.a {color: red}'],
    ['.a, .b {color: red}', '.a {color: red}'],
    ['.a .b {color: red} p {margin: 0}', 'p {margin: 0}'],
    ['.a:not(.b) {color: red}', '.a:not(.b) {color: red}'],
    ['@media print { .b {color: red} }', ''],
    ['@keyframes turn { from {top: 0} }', '@keyframes turn { from {top: 0} }'],
  ])('%s is left as %s where only .a is used', (before, after) => {
    expect(usedStyles(before, new Set(['a']), none).trim()).toBe(after);
  });

  it('loses a property that nothing reads, and those that only this one reads', () => {
    expect(usedStyles(':root {--one: 1px; --two: var(--one)} .a {top: var(--three)} :root {--three: 0}', new Set(['a']), none)).toBe('.a {top: var(--three)} :root {--three: 0}');
  });

  it('keeps a property that others read', () => {
    expect(usedStyles(':root {--one: 1px}', none, new Set(['--one']))).toBe(':root {--one: 1px}');
  });
});

describe('a built site', () => {
  const names = new Set(['a', 'pills', 'pills__item', 'row']);

  it.each([
    ['a page', ['<p class="x pills__item">'], []],
    ['a page with short attributes', ['<p class=pills__item>'], []],
    ['a script', [], ['h("ul",{className:"pills__item"})']],
    ['one of several classes in a script', [], ['h("ul",{className:"a pills__item b"})']],
  ])('names a class that %s uses and the list lacks', (_where, pages, scripts) => {
    expect(missingNames(names, pages, scripts, ['a'])).toEqual(['pills__item']);
  });

  it('does not take a word of a text in a script for a class', () => {
    expect(missingNames(names, [], ['h("p",{children:"one row of "})'], ['a'])).toEqual([]);
  });

  it('says nothing if no class is missing from the list', () => {
    expect(missingNames(new Set(['a']), [], ['h("p",{children:""})'], ['a'])).toEqual([]);
  });

  it('says nothing of classes that are listed or not of the sheet', () => {
    expect(missingNames(names, ['<p class="a own">pills</p>'], ['row.pills("b")'], ['a'])).toEqual([]);
  });
});

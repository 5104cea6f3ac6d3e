import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {compareStrings, recordOf, type StringTables} from './compare';

type Defect = {readonly plants: string; readonly changes: Partial<StringTables>; readonly finds: string};

const fixture = (name: string): unknown => parse(readFileSync(`tools/strings/fixtures/${name}.yaml`, 'utf8'));

const tables = (changes: Partial<StringTables> = {}): StringTables => ({
  ...(fixture('good') as Omit<StringTables, 'isSameEverywhere'>),
  isSameEverywhere: () => false,
  ...changes,
});

describe('compareStrings', () => {
  it('finds nothing where every string has its translation', () => {
    expect(compareStrings(tables())).toEqual([]);
  });

  it.each(fixture('defects') as Defect[])('finds $plants', ({changes, finds}) => {
    expect(compareStrings(tables(changes))).toEqual([finds]);
  });

  it('lets a label of the console stand in Chinese', () => {
    const text = {a: '点击 <UI>去对接</UI>'};
    expect(compareStrings(tables({source: text, shownInChinese: {}, english: {a: 'Select <UI>去对接</UI> (connect)'}, record: text}))).toEqual([]);
    expect(compareStrings(tables({source: text, shownInChinese: {}, english: {a: 'Select <UI>Connect</UI> 按钮'}, record: text}))).toEqual([expect.stringContaining('is Chinese')]);
  });

  it('leaves alone what is the same everywhere', () => {
    expect(compareStrings(tables({shownInChinese: {}, isSameEverywhere: (key) => key === 'theme.x'}))).toEqual([]);
  });
});

describe('recordOf', () => {
  it('holds our own strings, sorted', () => {
    expect(recordOf({b: '二', a: '一', 'theme.x': 'Copy'})).toEqual({a: '一', b: '二'});
  });
});

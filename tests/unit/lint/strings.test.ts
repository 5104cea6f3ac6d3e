import {describe, expect, it} from 'vitest';

import {compareStrings, recordOf, type StringTables} from '@site/tests/lint/strings/compare';

const tables = (changes: Partial<StringTables> = {}): StringTables => ({
  source: {'a.b': '安装 {name}', 'theme.x': 'Copy'},
  shownInChinese: {'theme.x': '复制'},
  english: {'a.b': 'Install {name}'},
  record: {'a.b': '安装 {name}'},
  isSameEverywhere: () => false,
  ...changes,
});

describe('compareStrings', () => {
  it('finds nothing where every string has its translation', () => {
    expect(compareStrings(tables())).toEqual([]);
  });

  it.each([
    [{english: {}}, /a\.b: "安装 \{name\}" has no English/],
    [{english: {'a.b': '装 {name}'}}, /is Chinese\. Translate it/],
    [{english: {'a.b': 'Install'}}, /don't hold the same placeholders/],
    [{record: {}}, /is new\. Check its English/],
    [{record: {'a.b': '装 {name}'}}, /was "装 \{name\}"\. Check its English, "Install \{name\}"/],
    [{shownInChinese: {}}, /theme\.x: Chinese pages show "Copy"/],
    [{english: {'a.b': 'Install {name}', gone: 'x'}}, /gone: translated, but used nowhere/],
    [{record: {'a.b': '安装 {name}', gone: 'x'}}, /gone: recorded, but used nowhere/],
  ] satisfies [Partial<StringTables>, RegExp][])('finds what is wrong with %o', (changes, message) => {
    const findings = compareStrings(tables(changes));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(message);
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

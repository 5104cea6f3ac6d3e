import {readFileSync} from 'node:fs';
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';

import {compareStrings, recordOf, type StringTables} from './compare';
import {FOLDER_VARIABLE, stringsFolder} from './folder';
import {readTables} from './tables';

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

  it('allows labels of the console in Chinese', () => {
    const text = {a: '点击 <UI>去对接</UI>'};
    expect(compareStrings(tables({source: text, shownInChinese: {}, english: {a: 'Select <UI>去对接</UI> (connect)'}, record: text}))).toEqual([]);
    expect(compareStrings(tables({source: text, shownInChinese: {}, english: {a: 'Select <UI>Connect</UI> 按钮'}, record: text}))).toEqual([expect.stringContaining('is Chinese')]);
  });

  it('ignores strings that are the same everywhere', () => {
    expect(compareStrings(tables({shownInChinese: {}, isSameEverywhere: (key) => key === 'theme.x'}))).toEqual([]);
  });
});

describe('recordOf', () => {
  it('holds our own strings, sorted', () => {
    expect(recordOf({b: '二', a: '一', 'theme.x': 'Copy'})).toEqual({a: '一', b: '二'});
  });
});

describe('readTables', () => {
  const planted = {folder: 'tools/strings/fixtures/site', config: 'docusaurus.config.ts'};
  /** A folder for the temporary files of this test only. */
  let temporary: string;
  let before: string[];
  let read: StringTables;

  beforeAll(async () => {
    temporary = await mkdtemp(path.join(tmpdir(), 'planted-strings-'));
    vi.stubEnv('TMPDIR', temporary);
    before = await readdir(planted.folder, {recursive: true});
    read = await readTables(planted);
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, {recursive: true, force: true});
  });

  it('finds the mistakes planted in code, bars, footer and sidebars, and no others', () => {
    expect(compareStrings(read).filter((finding) => !finding.startsWith('theme.')).sort()).toEqual([
      'docusaurus-plugin-content-docs/current:sidebar.guide.category.升级: translated, but used nowhere. Remove it from i18n/en.',
      'footer:link.item.label.关于: the English "关于" is Chinese. Translate it.',
      'navbar:item.label.新的: "新的" has no English. Add it under i18n/en.',
      'planted.changed: "改过了" was "改过". Check its English, "Changed", then run "npm run strings:accept".',
      'planted.english: Chinese pages show "English". Add its Chinese to i18n/zh/code.json.',
      'planted.stale: translated, but used nowhere. Remove it from i18n/en.',
      'planted.untranslated: "没有英文" has no English. Add it under i18n/en.',
    ]);
  });

  it("reads the framework's strings as it writes them, and what it shows in Chinese", () => {
    expect(read.source['theme.NotFound.title']).toBe('Page Not Found');
    expect(read.shownInChinese['theme.NotFound.title']).toBe('找不到页面');
  });

  it('leaves nothing behind', async () => {
    expect(await readdir(planted.folder, {recursive: true})).toEqual(before);
    expect((await readdir(temporary)).filter((name) => name.startsWith('strings-'))).toEqual([]);
  });

  it('reports the error of the framework', async () => {
    await expect(readTables({...planted, config: 'no-such.config.ts'})).rejects.toThrow(/The strings of tools\/strings\/fixtures\/site can't be read:\n[^]*no-such\.config\.ts" not found/);
  });
});

it('throws without a folder for the strings, because the framework would write into the translations', () => {
  vi.stubEnv(FOLDER_VARIABLE, undefined);
  expect(() => stringsFolder()).toThrow('STRINGS_FOLDER');
  vi.unstubAllEnvs();
});

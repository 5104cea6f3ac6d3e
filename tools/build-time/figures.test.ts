import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import {compareFigures, countPages, figuresLine, saveFigures, readFigures, type BuildFigures} from './figures';

const now: BuildFigures = {pages: 400, seconds: 60, megabytes: 2100, cache: 'kept', date: '2026-02-03'};
const before: BuildFigures = {pages: 380, seconds: 76, megabytes: 2000, cache: 'empty', date: '2026-01-02'};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-figures-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('counts the pages of a site, and nothing else', () => {
  mkdirSync(path.join(folder, 'en/docs'), {recursive: true});
  for (const name of ['index.html', '404.html', 'en/index.html', 'en/docs/index.html', 'sitemap.xml']) writeFileSync(path.join(folder, name), '');
  expect(countPages(folder)).toBe(4);
});

it('saves the figures of one build next to those of another', () => {
  const file = path.join(folder, 'kept/figures.json');
  expect(readFigures(file)).toEqual({});
  saveFigures(file, 'build', before);
  saveFigures(file, 'other', before);
  saveFigures(file, 'build', now);
  expect(readFigures(file)).toEqual({build: now, other: before});
});

it('puts earlier figures next to current ones', () => {
  const lines = compareFigures('build', {now, last: undefined, recorded: before}).split('\n').map((line) => line.split(/\s{2,}/));
  expect(lines).toEqual([
    ['build', 'now', 'last', 'recorded'],
    ['pages', '400', '–', '380'],
    ['seconds', '60.0', '–', '76.0'],
    ['ms per page', '150', '–', '200'],
    ['peak memory, MB', '2100', '–', '2000'],
    ["bundler's cache", 'kept', '–', 'empty'],
    ['date', '2026-02-03', '–', '2026-01-02'],
  ]);
});

it('sums them up in one line', () => {
  expect(figuresLine('build', now, before)).toBe('Build build: 400 pages in 60 s (150 ms each), at most 2100 MB; recorded: 380 pages in 76 s (200 ms each), at most 2000 MB.');
  expect(figuresLine('build', now, undefined)).toBe('Build build: 400 pages in 60 s (150 ms each), at most 2100 MB.');
});

import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {routes} from '../../src/config/routes';
import {templates, type TemplateName} from '../site/templates';
import type {LoadedFile} from '../site/traffic';
import {
  brokenPromises,
  budgetFor,
  budgetsText,
  extremes,
  figuresOf,
  overBudget,
  pagesTable,
  searchBudgetFor,
  searchOverBudget,
  type Budgets,
  type Figures,
  type MeasuredPage,
} from './budgets';
import budgetsFile from './budgets.json';

const figures: Figures = {script: 100, style: 20, document: 10, first: 15, total: 131, requests: 8, elements: 900};
const search = {manifest: 1, 'largest piece': 3, 'bytes per section': 400, dialog: 50, 'first results': 25};
const promises = {first: 40, docsFirst: 32, homeTotal: 300, docsScriptAndStyle: 200, apiScriptAbovePlain: 40};
const budgets: Budgets = {promises, pages: {home: {zh: figures, en: figures}}, search: {zh: search, en: search}};

const files: readonly LoadedFile[] = [
  {address: '/', kind: 'document', bytes: 10_020},
  {address: '/assets/js/main.js', kind: 'script', bytes: 80_000},
  {address: '/assets/js/1.js', kind: 'script', bytes: 5_040},
  {address: '/assets/js/2.js', kind: 'script', bytes: 15_000},
  {address: '/assets/js/3.js', kind: 'script', bytes: 30},
  {address: '/assets/css/0-first.css', kind: 'style', bytes: 5_000},
  {address: '/assets/css/0-styles.css', kind: 'style', bytes: 15_000},
  {address: '/img/mark.svg', kind: 'other', bytes: 1_000},
];

function page(name: TemplateName, changes: Partial<Figures> = {}, language: MeasuredPage['language'] = 'zh'): MeasuredPage {
  const template = templates.find((one) => one.name === name);
  return {template, language, address: (language === 'en' ? '/en' : '') + (template?.path ?? ''), figures: {...figures, ...changes}, files};
}

it('adds up what a page loads', () => {
  expect(figuresOf(files, 900)).toEqual({script: 100.1, style: 20, document: 10, first: 15, total: 131.1, requests: 8, elements: 900});
});

describe('overBudget', () => {
  it('finds nothing on a page that uses up its budget exactly', () => {
    expect(overBudget(page('home'), budgets)).toEqual([]);
  });

  it('names the page, the figure, the budget and the largest files', () => {
    expect(overBudget(page('home', {script: 100.1}), budgets)).toEqual([
      '/: scripts 100.1 kB, budget 100 kB; the largest: /assets/js/main.js 80 kB, /assets/js/2.js 15 kB, /assets/js/1.js 5 kB',
    ]);
    expect(overBudget(page('home', {total: 140}, 'en'), budgets)).toEqual([
      '/en/: total 140 kB, budget 131 kB; the largest: /assets/js/main.js 80 kB, /assets/js/2.js 15 kB, /assets/css/0-styles.css 15 kB',
    ]);
  });

  it('breaks excess requests down by kind, and counts elements', () => {
    expect(overBudget(page('home', {requests: 9, elements: 901}), budgets)).toEqual([
      '/: requests 9, budget 8 (document 1, script 4, style 2, other 1)',
      '/: elements 901, budget 900',
    ]);
  });

  it('finds a template without a budget, and ignores other addresses', () => {
    expect(overBudget(page('case'), budgets)).toEqual(['/case/kgdata: no budget yet; npm run weight -- --set case makes it']);
    expect(overBudget({...page('case'), template: undefined}, budgets)).toEqual([]);
  });
});

it('finds each figure of the search that is above its budget', () => {
  expect(searchOverBudget('en', search, search)).toEqual([]);
  expect(searchOverBudget('en', {...search, dialog: 51, 'bytes per section': 401}, search)).toEqual([
    'search (en): bytes per section 401, budget 400',
    'search (en): dialog 51 kB, budget 50 kB',
  ]);
});

describe('brokenPromises', () => {
  it('holds the home page to its total', () => {
    expect(brokenPromises([page('home', {total: 300})], promises)).toEqual([]);
    expect(brokenPromises([page('home', {total: 300.1})], promises)).toEqual(['/: total 300.1 kB, but at most 300 kB are promised']);
  });

  it('holds every page to what its text waits for, documentation to less', () => {
    expect(brokenPromises([page('home', {first: 40}), page('docs-article', {first: 32})], promises)).toEqual([]);
    expect(brokenPromises([page('home', {first: 40.1}), page('docs-article', {first: 32.1})], promises)).toEqual([
      '/: document and first styles 40.1 kB, but at most 40 kB are promised',
      '/docs/quick-start/quick-install: document and first styles 32.1 kB, but at most 32 kB are promised',
    ]);
  });

  it('holds documentation to its scripts and style together', () => {
    expect(brokenPromises([page('docs-chapter', {script: 170, style: 30})], promises)).toEqual([]);
    expect(brokenPromises([page('docs-chapter', {script: 170, style: 30.1})], promises)).toEqual([
      '/docs/installation/: scripts and style 200.1 kB, but at most 200 kB are promised',
    ]);
  });

  it('compares an API page with the scripts of a plain page in its language', () => {
    const plain = [page('docs-article', {script: 150}), page('docs-article', {script: 120}, 'en')];
    expect(brokenPromises([...plain, page('api-operation', {script: 190})], promises)).toEqual([]);
    expect(brokenPromises([...plain, page('api-operation', {script: 190}, 'en')], promises)).toEqual([
      '/en/docs/api/team/createTeam: scripts above those of a plain documentation page 70 kB, but at most 40 kB are promised',
    ]);
  });

  it('reports nothing about an API page that is measured alone', () => {
    expect(brokenPromises([page('api-operation', {script: 900})], promises)).toEqual([]);
  });
});

describe('new budgets', () => {
  it('leave a little room', () => {
    expect(budgetFor(page('case'), promises)).toEqual({script: 106, style: 21.2, document: 10.6, first: 15.9, total: 138.9, requests: 9, elements: 954});
    expect(searchBudgetFor(search)).toEqual({manifest: 1.1, 'largest piece': 3.2, 'bytes per section': 424, dialog: 53, 'first results': 26.5});
  });

  it('never exceed what is promised', () => {
    expect(budgetFor(page('home', {total: 299}), promises).total).toBe(300);
  });
});

it('marks figures above their budget in the table', () => {
  const lines = pagesTable([page('home', {script: 101}), {...page('case'), template: undefined}], budgets).split('\n');
  expect(lines[1]).toContain('101/100 !');
  expect(lines[1]).toContain('20/20');
  expect(lines[2]).toMatch(/^\/case\/kgdata +100 +20 /);
});

it('names the heaviest page and the figure nearest to its budget', () => {
  expect(extremes([page('home', {total: 120}), page('home', {total: 125, elements: 899}, 'en')], budgets)).toEqual([
    'Heaviest page: /en/, 125 kB of 131 kB.',
    'Nearest to its budget: /, scripts 100 of 100 kB (100 %).',
  ]);
});

describe('tools/weight/budgets.json', () => {
  it('is formatted as the command writes it', () => {
    expect(readFileSync('tools/weight/budgets.json', 'utf8')).toBe(budgetsText(budgetsFile));
  });

  it('has a budget for every template, and for nothing else', () => {
    expect(Object.keys(budgetsFile.pages)).toEqual(templates.map(({name}) => name));
  });

  it('stays below what is promised', () => {
    expect(budgetsFile.pages.home.zh.total).toBeLessThanOrEqual(budgetsFile.promises.homeTotal);
    expect(budgetsFile.pages.home.en.total).toBeLessThanOrEqual(budgetsFile.promises.homeTotal);
  });
});

it('names templates once, by addresses that have a page', () => {
  expect(new Set(templates.map(({name}) => name)).size).toBe(templates.length);
  const withoutRoute = ['/search', '/blog/tags', '/docs/api/team/', '/docs/versions'];
  const promised = new Set(routes.map((route) => route.path));
  const pages = templates.filter(({kind, path}) => kind !== 'not-found' && !withoutRoute.includes(path)).map(({path}) => path);
  expect(pages.filter((address) => !promised.has(address))).toEqual([]);
});

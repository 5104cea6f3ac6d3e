import {describe, expect, it} from 'vitest';

import {readCase} from '@site/src/components/templates/case-page/front-matter';
import {routes} from '@site/src/config/routes';
import {caseById, casePath, cases, industries} from '@site/src/data/cases';

import {articleIds, frontMatterOf, LANGUAGES} from './articles';

const ids = cases.map(({id}) => id);

describe('cases', () => {
  it('has one entry for each page, and each page in both languages', () => {
    for (const language of LANGUAGES) expect(articleIds('case', language), language).toEqual([...ids].sort());
  });

  it('names every entry once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(cases.map(({name}) => name)).size).toBe(cases.length);
  });

  it('shows a case under each industry', () => {
    for (const {key} of industries) expect(cases.some(({industry}) => industry === key), key).toBe(true);
  });

  it('finds a case, and says which one is missing', () => {
    expect(caseById('kgdata').id).toBe('kgdata');
    expect(() => caseById('nobody')).toThrow('No case "nobody"');
  });

  it('has addresses that the site knows', () => {
    expect(cases.map(casePath).filter((page) => !routes.some(({path}) => path === page))).toEqual([]);
  });
});

describe.each(ids)('case %s', (id) => {
  const entry = caseById(id);
  const zh = readCase(frontMatterOf('case', id, 'zh'));
  const en = readCase(frontMatterOf('case', id, 'en'));

  it('names its own entry', () => {
    expect([zh.id, en.id]).toEqual([id, id]);
  });

  it('says the same of its figures in both languages', () => {
    expect(en.figures.map(({by}) => by)).toEqual(zh.figures.map(({by}) => by));
  });

  it('leads on to the same pages in both languages', () => {
    expect(en.next.map(({to}) => to)).toEqual(zh.next.map(({to}) => to));
  });

  it('shows on the wall a figure of its page, with the same source', () => {
    const {figure, claimBy} = entry;
    if (!figure) return;
    const value = figure.before === undefined ? figure.value : `${figure.before} → ${figure.value}`;
    expect(zh.figures.filter(({by}) => by === claimBy).map((shown) => shown.value)).toContain(value);
  });
});

import {describe, expect, it} from 'vitest';

import {readLabelledPages, type LabelledPage} from './page-labels';
import {places} from './places';
import {plain} from './texts';
import {walkProblems} from './walk-check';
import {misplaced, suggest, walkPage} from './walk-page';
import {filesOf, readElsewhere, readWalks} from './walks';

const page: LabelledPage = {name: 'docs/a/b', zh: {file: 'docs/a/b.mdx', paths: [['平台管理', '集群'], ['添加']]}, en: {file: 'en/a/b.mdx', paths: [['Platform manage', 'Cluster'], ['Add']]}};

describe('walks', () => {
  it('exist for every page that names labels of the console, and for no other', async () => {
    expect(walkProblems(await readLabelledPages(), readWalks(), places.map(({id}) => id))).toEqual([]);
  });

  it('visit places with unique ids', () => {
    const ids = places.map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('say why a label is set aside', () => {
    const reasons = [readElsewhere(), ...Object.values(readWalks()).map(({elsewhere = {}}) => elsewhere)].flatMap((list) => Object.values(list));
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });

  it('are found wrong when a page, a place or a label is gone', () => {
    expect(walkProblems([page], {'docs/a/b': {at: ['clusters'], elsewhere: {添加: 'a reason'}}}, ['clusters'])).toEqual([]);
    expect(walkProblems([page], {}, ['clusters'])).toEqual(['docs/a/b names labels of the console and has no walk in tools/console/walks: name the places where they stand, or let npm run console:walk -- --suggest docs/a/b do it']);
    expect(walkProblems([page], {'docs/a/b': {at: ['nowhere']}}, ['clusters'])).toEqual(['docs/a/b: there is no place nowhere']);
    expect(walkProblems([page], {'docs/a/b': {at: ['clusters'], elsewhere: {删除: 'a reason'}}}, ['clusters'])).toEqual(["docs/a/b: 删除 is set aside, and the page doesn't name it"]);
    expect(walkProblems([], {'docs/a/b': {at: ['clusters']}}, ['clusters'])).toEqual(['docs/a/b has a walk, and names no label of the console']);
  });

  it('are in one file for each room', () => {
    expect([...filesOf({'docs/use-manual/team-manage/a': {at: ['clusters']}, 'docs/installation/b': {at: []}}).keys()]).toEqual(['tools/console/walks/docs-installation.yaml', 'tools/console/walks/docs-use-manual-team-manage.yaml']);
  });
});

it('a label is compared without the characters that the console adds to it', () => {
  expect(plain(' * 确 定 ：')).toBe('确定');
  expect(plain('Add  Cluster:')).toBe('Add Cluster');
});

describe('a walk', () => {
  const texts = {
    zh: new Map([['start', new Set(['平台管理'])], ['clusters', new Set(['平台管理', '集群', '添加'])]]),
    en: new Map([['start', new Set(['Platform manage'])], ['clusters', new Set(['Platform manage', 'Cluster', 'Add'])]]),
  };
  const asked: string[][] = [];
  const click = (path: readonly string[], at: readonly string[]) => {
    asked.push([...path, ...at]);
    return Promise.resolve(path.at(-1) === '添加' ? 'it stops' : undefined);
  };

  it('takes the places that show most', () => {
    expect(suggest(page, ['start', 'clusters'], texts)).toEqual({at: ['clusters']});
    expect(suggest(page, ['start'], texts)).toEqual({at: ['start']});
    expect(suggest(page, [], texts)).toEqual({at: []});
  });

  it('names labels that no place shows, and paths that stop', async () => {
    expect(await walkPage({at: ['clusters']}, [['平台管理', '集群'], ['添加']], texts.zh, click)).toEqual({missing: [], seen: 3, clicked: 1, setAside: 0});
    expect(asked).toEqual([['平台管理', '集群', 'clusters']]);
    expect(await walkPage({at: ['start']}, [['平台管理', '集群']], texts.zh, click)).toEqual({missing: ['"集群"'], seen: 1, clicked: 0, setAside: 0});
    expect(await walkPage({at: ['clusters']}, [['集群', '添加']], texts.zh, click)).toEqual({missing: ['"集群 → 添加" (it stops)'], seen: 2, clicked: 0, setAside: 0});
  });

  it('names English labels that are at other places than their Chinese', () => {
    const update: LabelledPage = {name: 'docs/a/b', zh: {file: 'docs/a/b.mdx', paths: [['更新']]}, en: {file: 'en/a/b.mdx', paths: [['Upgrade'], ['Token']]}};
    const read = (zh: string, en: string) => ({zh: new Map([[zh, new Set(['更新'])]]), en: new Map([[en, new Set(['Upgrade', 'Token'])]])});
    const walk = {at: ['component', 'app']};
    expect(misplaced(update, walk, read('app', 'app'))).toEqual([]);
    expect(misplaced(update, walk, read('app', 'component'))).toEqual(['Upgrade']);
    expect(misplaced(update, {...walk, elsewhere: {更新: 'a reason'}}, read('app', 'component'))).toEqual([]);
  });

  it('follows a path as far as the bench can show it; the Chinese reason applies to both languages', async () => {
    const walk = {at: ['clusters'], elsewhere: {应用: 'a reason'}};
    expect(await walkPage(walk, [['平台管理', '集群', '应用']], texts.zh, click)).toEqual({missing: [], seen: 2, clicked: 1, setAside: 1});
    expect(await walkPage(walk, [['Platform manage', 'Cluster', 'App']], texts.en, click)).toMatchObject({missing: [], setAside: 1});
  });
});

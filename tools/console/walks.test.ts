import {describe, expect, it} from 'vitest';

import {readLabelledPages, type LabelledPage} from './page-labels';
import {places} from './places';
import {plain} from './texts';
import {walkProblems} from './walk-check';
import {filesOf, readElsewhere, readWalks} from './walks';

const page: LabelledPage = {name: 'docs/a/b', zh: {file: 'docs/a/b.mdx', paths: [['平台管理', '集群'], ['添加']]}, en: {file: 'en/a/b.mdx', paths: [['Platform manage', 'Cluster'], ['Add']]}};

describe('walks', () => {
  it('are there for every page that names labels of the console, and for no other', async () => {
    expect(walkProblems(await readLabelledPages(), readWalks(), places.map(({id}) => id))).toEqual([]);
  });

  it('say why a label is set aside', () => {
    const reasons = [readElsewhere(), ...Object.values(readWalks()).map(({elsewhere = {}}) => elsewhere)].flatMap((list) => Object.values(list));
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });

  it('are found wrong when a page, a place or a label is gone', () => {
    expect(walkProblems([page], {'docs/a/b': {at: ['clusters'], elsewhere: {添加: 'a reason'}}}, ['clusters'])).toEqual([]);
    expect(walkProblems([page], {}, ['clusters'])).toEqual(['docs/a/b names labels of the console and has no walk: npm run console:walk -- --suggest docs/a/b']);
    expect(walkProblems([page], {'docs/a/b': {at: ['nowhere']}}, ['clusters'])).toEqual(['docs/a/b: there is no place nowhere']);
    expect(walkProblems([page], {'docs/a/b': {at: ['clusters'], elsewhere: {删除: 'a reason'}}}, ['clusters'])).toEqual(["docs/a/b: 删除 is set aside, and the page doesn't name it"]);
    expect(walkProblems([], {'docs/a/b': {at: ['clusters']}}, ['clusters'])).toEqual(['docs/a/b has a walk, and names no label of the console']);
  });

  it('stand in one file for each room', () => {
    expect([...filesOf({'docs/use-manual/team-manage/a': {at: ['clusters']}, 'docs/installation/b': {at: []}}).keys()]).toEqual(['tools/console/walks/docs-installation.yaml', 'tools/console/walks/docs-use-manual-team-manage.yaml']);
  });
});

it('a label is compared without what the console puts into and around it', () => {
  expect(plain(' * 确 定 ：')).toBe('确定');
  expect(plain('Add  Cluster:')).toBe('Add Cluster');
});

import {describe, expect, it} from 'vitest';

import {readFeature} from '@site/src/lib/front-matter/feature';
import {product} from '@site/src/config/product';
import {routes} from '@site/src/config/routes';
import {addressOf, readProject} from '@site/tools/content/project';

const {pages} = await readProject('.', {});
const features = pages.filter(({frontMatter, language}) => 'feature' in frontMatter && language === 'zh');
const cases = features.map((page) => [addressOf(page), page] as const);

describe('feature pages', () => {
  it('are six', () => {
    expect(features).toHaveLength(6);
  });

  it.each(cases)('%s has a promised address', (address) => {
    expect(routes.some(({path}) => path === `${address}/`)).toBe(true);
  });

  it.each(cases)('%s says in its front matter what its template requires', (_, {frontMatter}) => {
    expect(readFeature(frontMatter).next.length).toBeGreaterThanOrEqual(5);
  });

  it.each(cases)('%s says what it needs and where it ends', (_, {text}) => {
    const [, signs] = /\{\/\* #bounds \*\/\}\n\n.+\n\n<Columns signs="([^"]+)">/.exec(text) ?? [];
    expect(signs).toBe('yes limit');
  });

  it('joins a cluster by the documented release, without a console of its own', () => {
    const fences = features.filter(({frontMatter}) => frontMatter.feature === 'multi-cluster').flatMap((page) => page.fences);
    const installs = fences.map(({code}) => /helm install(?:.*\\\n)*.*/.exec(code)?.[0]).filter((command) => command !== undefined);
    expect(installs).toHaveLength(1);
    expect(installs[0]).toContain(' --set Component.rbd_app_ui.enable=false ');
    expect(installs[0]).toContain(` --version ${product.latestPatch} `);
  });

  it('tries a single machine by the install command of the rest of the site', () => {
    const fences = features.filter(({frontMatter}) => frontMatter.feature === 'xinchuang').flatMap((page) => page.fences);
    expect(fences.map(({code}) => code)).toEqual([product.installCommand.replaceAll(' && ', '\n')]);
  });
});

describe('front matter of a feature page', () => {
  const raw = {title: 'T', description: 'D', keywords: ['K'], name: 'N', promise: 'P', lede: 'L', place: 'below', more: {to: '/docs/', label: 'Docs'}, next: [{to: '/docs/', title: 'Docs', note: 'All'}]};

  it('is read as it is written', () => {
    expect(readFeature(raw)).toEqual(raw);
  });

  it.each([
    ['a missing promise', {promise: undefined}, 'promise should be a text'],
    ['a drawing at no place', {place: 'above'}, 'place should be "below" or "beside"'],
    ['a button that leads nowhere', {more: {label: 'Docs'}}, 'more.to should be a text'],
    ['a button that is no record', {more: '/docs/'}, 'more should be a record'],
  ])('says where %s is', (_what, change, message) => {
    expect(() => readFeature({...raw, ...change})).toThrow(message);
  });
});

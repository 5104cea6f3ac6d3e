import {describe, expect, it} from 'vitest';

import {routes} from '@site/src/config/routes';
import {apps, categories} from '@site/src/data/apps';
import {kinds, partners, steps} from '@site/src/data/partners';

const paths = new Set(routes.map((route) => route.path.replace(/(?<=.)\/$/, '')));
const known = (to: string) => paths.has(to.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, ''));

describe('featured applications', () => {
  it('stand once, under a purpose that exists, with every purpose in use', () => {
    expect(new Set(apps.map(({id}) => id)).size).toBe(apps.length);
    expect(new Set(apps.map(({category}) => category))).toEqual(new Set(categories.map(({key}) => key)));
  });

  it('lead only to pages that exist', () => {
    for (const {guide} of apps) if (guide) expect(known(guide.to), guide.to).toBe(true);
  });
});

describe('partners', () => {
  it('stand once, with an address of their own', () => {
    expect(new Set(partners.map(({url}) => url)).size).toBe(partners.length);
    for (const {url} of partners) expect(url).toMatch(/^https:\/\//);
  });

  it('lead only to pages that exist', () => {
    const inside = [...steps.map(({to}) => to), ...kinds.map(({guide}) => guide.to)].filter((to) => to.startsWith('/'));
    expect(inside.filter((to) => !known(to))).toEqual([]);
  });
});

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {routes} from '@site/src/config/routes';
import {apps, categories} from '@site/src/data/apps';
import {comparison, editions} from '@site/src/data/enterprise';
import {kinds, partners, steps} from '@site/src/data/partners';
import {ack} from '@site/src/data/vendors/ack';
import {cce} from '@site/src/data/vendors/cce';
import {tke} from '@site/src/data/vendors/tke';
import {readForm, toOptions, writeForm} from '@site/src/lib/helm-form';

const vendors = [ack, cce, tke];
const paths = new Set(routes.map((route) => route.path.replace(/(?<=.)\/$/, '')));
const known = (to: string) => paths.has(to.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, ''));

/** Text of the documentation page behind an address. */
function sourceOf(to: string): string {
  const [page = ''] = to.split('#');
  const file = ['.mdx', '/index.mdx'].map((end) => path.join('.', page.replace(/\/$/, '') + end)).find(existsSync);
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

describe.each(vendors.map((vendor) => [vendor.key, vendor] as const))('the page about %s', (_, vendor) => {
  it('has an address that is promised, and leads to promised ones', () => {
    expect([vendor.path, vendor.guide.to, ...vendor.failures.flatMap(({more}) => (more ? [more.to] : []))].filter((to) => !known(to))).toEqual([]);
  });

  it('points to failures and headings that are there', () => {
    for (const {more} of vendor.failures) {
      const anchor = more?.to.split('#')[1];
      if (more && anchor !== undefined) expect(sourceOf(more.to), more.to).toMatch(new RegExp(`id="${anchor}"|\\{/\\* #${anchor} \\*/\\}`));
    }
  });

  it('needs a cluster, and says so first', () => {
    expect(vendor.resources[0]?.need).toBe('must');
  });

  it('names its failures once', () => {
    const ids = vendor.failures.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('opens the generator with its own choices', () => {
    const form = readForm(vendor.generator);
    expect(writeForm(form)).toBe(vendor.generator);
    expect(toOptions(form).storage.kind).toBe(vendor.options.storage.kind);
    expect(toOptions(form).highAvailability).toBe(true);
  });
});

describe('the comparison of editions', () => {
  it('says something of every edition in every row', () => {
    for (const {rows} of comparison) for (const {name, cells} of rows) expect(Object.keys(cells), name).toEqual(editions.map(({key}) => key));
  });

  it('never takes away with a dearer edition', () => {
    const worth = (cell: boolean | string) => Number(cell !== false);
    for (const {rows} of comparison) {
      for (const {name, cells} of rows) {
        expect(worth(cells.subscription), name).toBeGreaterThanOrEqual(worth(cells.community));
        expect(worth(cells.enterprise), name).toBeGreaterThanOrEqual(worth(cells.subscription));
      }
    }
  });
});

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

import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {PageText} from '../../search/index/build';
import {extractPage, type ExtractedPage} from './extract';
import {kindOf} from './kinds';

export type BuiltSite = {
  /** Folder of the language's pages. */
  readonly folder: string;
  /** Path the language is served below, with a slash at both ends. */
  readonly baseUrl: string;
  /** Addresses of its pages, base URL included. */
  readonly routes: readonly string[];
};

function fileOf(folder: string, below: string): string | undefined {
  const candidates = [path.join(folder, below, 'index.html'), path.join(folder, `${below.replace(/\/$/, '')}.html`)];
  return candidates.find((file) => existsSync(file));
}

type ReadPage = Omit<PageText, 'linkedFrom'> & Pick<ExtractedPage, 'links'>;

async function readPage({folder, baseUrl}: BuiltSite, route: string): Promise<ReadPage | undefined> {
  const below = route.slice(baseUrl.length);
  const kind = kindOf(below);
  const file = kind && fileOf(folder, below);
  if (kind === undefined || file === undefined) return undefined;
  // In the API reference, what folds are replies and models.
  const page = extractPage(await readFile(file, 'utf8'), {failures: kind !== 'api'});
  return page && {...page, url: below, kind};
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** How many pages link to each address, in their text. */
function countLinks(pages: readonly ReadPage[], baseUrl: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {url, links} of pages) {
    const inside = links.filter((link) => link.startsWith(baseUrl)).map((link) => withoutSlash(link.slice(baseUrl.length).replace(/[?#].*$/, '')));
    for (const target of new Set(inside)) {
      if (target !== withoutSlash(url)) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}

/** Reads the pages of a built language that can be searched. */
export async function readSite(site: BuiltSite): Promise<PageText[]> {
  // A category may be routed with and without a slash at its end: one page all the same.
  const routes = new Map(site.routes.map((route) => [withoutSlash(route), route]));
  const read = await Promise.all(Array.from(routes.values(), (route) => readPage(site, route)));
  const pages = read.filter((page) => page !== undefined);
  const counts = countLinks(pages, site.baseUrl);
  return pages.map((page) => ({...page, linkedFrom: counts.get(withoutSlash(page.url)) ?? 0}));
}

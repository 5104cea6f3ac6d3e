import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {PageText} from '../../search/index/build';
import {extractPage} from './extract';
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

async function readPage({folder, baseUrl}: BuiltSite, route: string): Promise<PageText | undefined> {
  const below = route.slice(baseUrl.length);
  const kind = kindOf(below);
  const file = kind && fileOf(folder, below);
  if (kind === undefined || file === undefined) return undefined;
  const page = extractPage(await readFile(file, 'utf8'));
  return page && {url: below, kind, ...page};
}

/** Reads the pages of a built language that can be searched. */
export async function readSite(site: BuiltSite): Promise<PageText[]> {
  // A category may be routed with and without a slash at its end: one page all the same.
  const routes = new Map(site.routes.map((route) => [route.replace(/\/$/, ''), route]));
  const pages = await Promise.all(Array.from(routes.values(), (route) => readPage(site, route)));
  return pages.filter((page) => page !== undefined);
}

import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {PageText} from '../../search/index/page-text';
import {extractPage, type ExtractedPage} from './extract';
import {isEntrance, kindOf} from './kinds';

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
  const page = extractPage(await readFile(file), {failures: kind !== 'api'});
  if (!page) return undefined;
  const sections = isEntrance(below) ? page.sections.slice(0, 1).map((section) => ({...section, prose: '', code: ''})) : page.sections;
  return {...page, sections, links: isEntrance(below) ? [] : page.links, url: below, kind};
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

type Target = {
  /** Addresses of the pages that lead to this one. */
  readonly from: Set<string>;
  /** By the section that is led to, what the links are called. */
  readonly names: Map<string, Set<string>>;
};

/** A longer text of a link is a card, which says what its target says itself; a shorter one is a number or an arrow. */
const NAME_LENGTH = {least: 2, most: 60};

/** Who leads to each page in their texts, and in what words. */
function targetsOf(pages: readonly ReadPage[], baseUrl: string): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  for (const {url, links} of pages) {
    for (const {to, text} of links) {
      if (!to.startsWith(baseUrl)) continue;
      const [path = '', anchor = ''] = to.slice(baseUrl.length).split('#');
      const address = withoutSlash(path.replace(/\?.*$/, ''));
      if (address === withoutSlash(url)) continue;
      const target = targets.get(address) ?? {from: new Set(), names: new Map()};
      targets.set(address, target);
      target.from.add(url);
      if (text.length < NAME_LENGTH.least || text.length > NAME_LENGTH.most) continue;
      const section = decodeURIComponent(anchor);
      target.names.set(section, (target.names.get(section) ?? new Set()).add(text));
    }
  }
  return targets;
}

/** Reads the pages of a built language that can be searched. */
export async function readSite(site: BuiltSite): Promise<PageText[]> {
  // A category may be routed with and without a slash at its end: one page all the same.
  const routes = new Map(site.routes.map((route) => [withoutSlash(route), route]));
  const read = await Promise.all(Array.from(routes.values(), (route) => readPage(site, route)));
  const pages = read.filter((page) => page !== undefined);
  const targets = targetsOf(pages, site.baseUrl);
  return pages.map(({url, kind, tag, trail, description, keywords, sections}) => {
    const {from, names} = targets.get(withoutSlash(url)) ?? {};
    return {
      url,
      kind,
      tag,
      trail,
      description,
      keywords,
      linkedFrom: from?.size ?? 0,
      sections: sections.map((section) => ({...section, linkedAs: [...(names?.get(section.anchor) ?? [])].filter((name) => name !== section.headings.at(-1)).sort()})),
    };
  });
}

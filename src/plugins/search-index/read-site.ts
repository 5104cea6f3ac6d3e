import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {PageText} from '../../search/index/page-text';
import {extractPage, type ExtractedPage} from './extract';
import {isLandingPage, kindOf} from './kinds';

export type BuiltSite = {
  /** Folder with the pages of the language. */
  readonly folder: string;
  /** Path below which the language is served, with a slash at both ends. */
  readonly baseUrl: string;
  /** Addresses of its pages, including the base URL. */
  readonly routes: readonly string[];
};

function fileOf(folder: string, pagePath: string): string | undefined {
  const candidates = [path.join(folder, pagePath, 'index.html'), path.join(folder, `${pagePath.replace(/\/$/, '')}.html`)];
  return candidates.find((file) => existsSync(file));
}

type ReadPage = Omit<PageText, 'linkedFrom'> & Pick<ExtractedPage, 'links'>;

async function readPage({folder, baseUrl}: BuiltSite, route: string): Promise<ReadPage | undefined> {
  const pagePath = route.slice(baseUrl.length);
  const kind = kindOf(pagePath);
  const file = kind && fileOf(folder, pagePath);
  if (kind === undefined || file === undefined) return undefined;
  // In the API reference, disclosures contain replies and models, not failures.
  const page = extractPage(await readFile(file), {failures: kind !== 'api'});
  if (!page) return undefined;
  const sections = isLandingPage(pagePath) ? page.sections.slice(0, 1).map((section) => ({...section, prose: '', code: ''})) : page.sections;
  return {...page, sections, links: isLandingPage(pagePath) ? [] : page.links, url: pagePath, kind};
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

type Target = {
  /** Addresses of the pages that link to this one. */
  readonly from: Set<string>;
  /** Link texts, by the section that is linked to. */
  readonly names: Map<string, Set<string>>;
};

/** Length of link texts that count as names. Longer ones are cards, which repeat what their target says; shorter ones are numbers or arrows. */
const NAME_LENGTH = {min: 2, max: 60};

/** Which pages link to each page in their text, and with what words. */
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
      if (text.length < NAME_LENGTH.min || text.length > NAME_LENGTH.max) continue;
      const section = decodeURIComponent(anchor);
      target.names.set(section, (target.names.get(section) ?? new Set()).add(text));
    }
  }
  return targets;
}

/** Reads the pages of a built language that can be searched. */
export async function readSite(site: BuiltSite): Promise<PageText[]> {
  // A category may have routes with and without a trailing slash, which lead to the same page.
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

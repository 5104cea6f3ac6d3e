import {existsSync} from 'node:fs';
import path from 'node:path';

import {lineOfKey, type Finding, type Page, type PageLink} from '../page';
import {addressOf, findTarget, plainAddress, type Project, type Rule} from '../project';

/** Addresses that the framework and the generators create. */
const GENERATED = /^\/(?:docs\/api\/|openapi\/|blog(?:\/(?:archive|authors|tags|page)(?:\/|$)|\/(?:rss|atom)\.xml$|$)|search$|sitemap\.xml$)/;

const isExternal = (target: string) => /^[a-z][a-z+.-]*:/i.test(target);

function externalProblem(target: string): string | undefined {
  if (!URL.canParse(target)) return `${target} is no valid address`;
  return /^(?:https?|mailto|tel):/.test(target) ? undefined : `${target}: links are https, mailto or tel`;
}

function addressProblem(target: string, {root, codePages}: Project): string | undefined {
  const address = plainAddress(target);
  if (/^\/(?:en|zh)(?:\/|$)/.test(address)) return `${target}: leave the language out, the site adds it`;
  if (codePages.has(address) || GENERATED.test(target.replace(/[?#].*$/, '')) || existsSync(path.join(root, 'static', address))) return undefined;
  return `${target} leads to no page: correct the address, or write the page first`;
}

/** Link texts that mean nothing in a list of links, as screen readers present it; markdownlint covers the English ones. */
const EMPTY_TEXT = /^(?:这里|此处|点击这里|点击此处|点此|链接|更多|详情|查看)$/;

function problemOf(page: Page, {target, text}: PageLink, project: Project): string | undefined {
  if (EMPTY_TEXT.test(text.trim())) return `"${text}" does not say where it leads: write what the reader finds there`;
  if (isExternal(target)) return externalProblem(target);
  const to = findTarget(page, target, project);
  if (to === undefined) {
    if (target.startsWith('/')) return addressProblem(target, project);
    const plainTarget = target.replace(/[?#].*$/, '');
    // Generated pages are not part of the content, but their files exist.
    if (existsSync(path.join(project.root, path.dirname(page.file), plainTarget))) return undefined;
    return /\.mdx?$/.test(plainTarget)
      ? `${target}: there is no such file; the path starts at this page's folder`
      : `${target}: link to a page by its file (../x/index.mdx) or its address (/docs/x)`;
  }
  const anchor = decodeURIComponent(/#(.+)$/.exec(target)?.[1] ?? '');
  if (anchor === '' || to.anchors.has(anchor)) return undefined;
  return `${target}: ${to === page ? 'this page' : to.file} has no heading or block with the id "${anchor}": correct one of the two`;
}

/** Links in the front matter: values of `to`, at any depth. */
function frontMatterLinks(page: Page): PageLink[] {
  const targets = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const {to} = value as {readonly to?: unknown};
    return [...(typeof to === 'string' ? [to] : []), ...Object.values(value).flatMap(targets)];
  };
  return Object.entries(page.frontMatter).flatMap(([key, value]) => targets(value).map((target) => ({target, text: '', line: lineOfKey(page, key)})));
}

/** Every link of a page, including those of its front matter. */
export const linksOf = (page: Page): readonly PageLink[] => [...page.links, ...frontMatterLinks(page)];

/** Links lead to a page that exists, and to an id that exists on it. */
export const links: Rule = (pages, project) =>
  pages.flatMap((page) =>
    linksOf(page).flatMap((link): Finding[] => {
      const message = problemOf(page, link, project);
      return message === undefined ? [] : [{file: page.file, line: link.line, message}];
    }),
  );

/** Addresses of the pages that other pages of the source language link to. */
export function linkedAddresses(project: Project): Set<string> {
  const found = new Set<string>();
  for (const page of project.pages) {
    if (page.language !== 'zh') continue;
    for (const {target} of linksOf(page)) {
      const to = isExternal(target) ? undefined : findTarget(page, target, project);
      if (to && to !== page) found.add(addressOf(to));
    }
  }
  return found;
}

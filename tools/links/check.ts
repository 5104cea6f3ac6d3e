import type {BuiltPages, Link} from './read';

export type LinkReport = {
  /** One sentence for each broken link: where it is, and what is wrong. */
  readonly findings: readonly string[];
  /** Addresses of other sites, each with a page that links to it. */
  readonly outside: ReadonlyMap<string, string>;
};

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** What is wrong with the spelling of an external address; undefined if it can be followed. */
function misspelt(href: string): string | undefined {
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href)) return undefined;
  if (!URL.canParse(href)) return 'is no address';
  const {protocol, hostname, username} = new URL(href);
  if (protocol !== 'https:' && protocol !== 'http:') return `has the protocol ${protocol}`;
  if (!hostname.includes('.')) return 'has no full host name';
  if (username !== '') return 'holds a user name';
  // A folder's name may contain an encoded space.
  if (/\s|%20$/.test(href) || /[<>"'，。；）】]/.test(decodeURI(href))) return 'holds punctuation of the text around it';
  return undefined;
}

/** What is wrong with an internal link; undefined if it works. */
function broken(page: string, {href, kind}: Link, pages: BuiltPages, files: ReadonlySet<string>): string | undefined {
  const target = new URL(href, `https://site.invalid${page}/`.replace(/\/+$/, page === '' ? '/' : ''));
  const address = withoutSlash(decodeURIComponent(target.pathname));
  const found = pages.get(address);
  if (found === undefined) return files.has(address) ? undefined : 'leads to no page or file';
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (kind === 'anchor' && anchor !== '' && !found.anchors.has(anchor)) return `leads to the anchor "${anchor}", which that page doesn't have`;
  return undefined;
}

/**
 * Checks the links of a built site.
 * @param below only pages at and below this address are checked
 */
export function checkLinks(pages: BuiltPages, files: ReadonlySet<string>, below = '/'): LinkReport {
  const findings = new Set<string>();
  const outside = new Map<string, string>();
  for (const [page, {links}] of pages) {
    if (!`${page}/`.startsWith(below)) continue;
    for (const link of links) {
      // The page that is served for unknown addresses has no address of its own: its links to itself lead back to it.
      if (page.endsWith('/404.html') && link.href.endsWith('/404')) continue;
      const inside = /^(?:[/#?]|\.\.?\/)/.test(link.href) && !link.href.startsWith('//');
      if (!inside) outside.set(link.href, outside.get(link.href) ?? (page || '/'));
      const wrong = inside ? broken(page, link, pages, files) : misspelt(link.href);
      if (wrong !== undefined) findings.add(`${page || '/'}: ${link.href} ${wrong}.`);
    }
  }
  return {findings: [...findings], outside};
}

import type {Kind} from '../../search/index/format';

/** The kind of a page, by its path below the base URL. The first match counts. */
const KIND_OF_PATH: readonly (readonly [RegExp, Kind])[] = [
  [/^docs\/(?:api(?:\/|$)|Intro\b)/, 'api'],
  [/^docs\/troubleshooting\b/, 'troubleshooting'],
  [/^docs\b/, 'docs'],
  [/^community\/change\b/, 'release'],
  [/^community\b/, 'community'],
  [/^blog\b/, 'blog'],
  [/^case\b/, 'case'],
  [/^usescene\b/, 'scene'],
];

/** Pages that only list the content of other pages, and pages without an address of their own. */
const NOT_INDEXED = /^(?:search|404\.html|blog\/(?:tags|page|authors|archive)\b.*)$/;

/**
 * Whether a page is the landing page of a part of the site and only lists its pages: it is found by its name alone.
 * @param path address below the base URL, without a leading slash
 */
export const isLandingPage = (path: string): boolean => /^blog\/?$/.test(path);

/**
 * The kind of a page.
 * @param path address below the base URL, without a leading slash
 * @returns undefined if the page isn't indexed
 */
export function kindOf(path: string): Kind | undefined {
  if (NOT_INDEXED.test(path.replace(/\/$/, ''))) return undefined;
  return KIND_OF_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'product';
}

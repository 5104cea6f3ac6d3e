import type {Kind} from '../../search/index/format';

/** Which kind a page is, by its path below the base URL; the first that fits. */
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

/** Lists of what other pages say, and pages without an address of their own. */
const LEFT_OUT = /^(?:search|404\.html|blog\/(?:tags|page|authors|archive)\b.*)$/;

/**
 * Whether a page is the entrance to a part of the site and but lists its pages: it answers to its name alone.
 * @param path address below the base URL, without a leading slash
 */
export const isEntrance = (path: string): boolean => /^blog\/?$/.test(path);

/**
 * The kind of a page.
 * @param path address below the base URL, without a leading slash
 * @returns undefined where a page isn't searched
 */
export function kindOf(path: string): Kind | undefined {
  if (LEFT_OUT.test(path.replace(/\/$/, ''))) return undefined;
  return KIND_OF_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'product';
}

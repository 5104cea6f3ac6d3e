import {product} from '../../config/product';
import type {Evidence, OtherClaim, SourceClaim} from './format';

/** Separates the fields of a line of the list: no name and no address holds it. */
const FIELD = '\t';

const group = <T>(values: readonly T[], keyOf: (value: T) => string, itemOf: (value: T) => string): Map<string, Set<string>> => {
  const groups = new Map<string, Set<string>>();
  for (const value of values) groups.set(keyOf(value), (groups.get(keyOf(value)) ?? new Set()).add(itemOf(value)));
  return groups;
};

/**
 * What readers are shown of a file of evidence, as short as the browser can read it: a line for each
 * repository (name, tag, its files) and for each other project (nothing, name and version, addresses).
 * The tag is empty where it is that of the site.
 */
export function sourceList({claims}: Pick<Evidence, 'claims'>): string {
  const own = claims.filter((claim): claim is SourceClaim => claim.kind === 'source');
  const others = claims.filter((claim): claim is OtherClaim => claim.kind === 'other');
  const tagOf = (tag: string) => (tag === product.sourceTag ? '' : tag);
  const lines = [
    ...group(own, ({repo, tag}) => [repo, tagOf(tag)].join(FIELD), ({file}) => file),
    ...group(others, ({project, version}) => ['', `${project} ${version}`].join(FIELD), ({url}) => url),
  ];
  return lines.map(([head, items]) => [head, ...[...items].sort()].join(FIELD)).sort((a, b) => Number(a.startsWith(FIELD)) - Number(b.startsWith(FIELD)) || (a < b ? -1 : 1)).join('\n');
}

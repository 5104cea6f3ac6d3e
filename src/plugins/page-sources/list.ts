import {product} from '../../config/product';
import type {Evidence, OtherClaim, SourceClaim} from './format';

/** Separates the fields in a line of the list. No name or address contains it. */
const SEPARATOR = '\t';

const group = <T>(values: readonly T[], keyOf: (value: T) => string, itemOf: (value: T) => string): Map<string, Set<string>> => {
  const groups = new Map<string, Set<string>>();
  for (const value of values) groups.set(keyOf(value), (groups.get(keyOf(value)) ?? new Set()).add(itemOf(value)));
  return groups;
};

/**
 * What readers see of an evidence file, in a compact form for the browser: a line for each repository
 * (name, tag, files) and for each other project (nothing, name and version, addresses). The tag is empty
 * where it is the site's own.
 */
export function sourceList({claims}: Pick<Evidence, 'claims'>): string {
  const own = claims.filter((claim): claim is SourceClaim => claim.kind === 'source');
  const others = claims.filter((claim): claim is OtherClaim => claim.kind === 'other');
  const tagOf = (tag: string) => (tag === product.sourceTag ? '' : tag);
  const lines = [
    ...group(own, ({repo, tag}) => [repo, tagOf(tag)].join(SEPARATOR), ({file}) => file),
    ...group(others, ({project, version}) => ['', `${project} ${version}`].join(SEPARATOR), ({url}) => url),
  ];
  return lines.map(([head, items]) => [head, ...[...items].sort()].join(SEPARATOR)).sort((a, b) => Number(a.startsWith(SEPARATOR)) - Number(b.startsWith(SEPARATOR)) || (a < b ? -1 : 1)).join('\n');
}

import {changeError} from '../change-error';

const COMPARE = 'short-names.ts with @docusaurus/core/lib/server/codegen/codegenRoutes.js';

/** Number of digits in a short name. Four digits in base 36 give 1.7 million names. */
const LENGTH = 4;

/** Names of scripts that don't belong to page modules. */
export const TAKEN = new Set(['main', 'common', 'styles']);

/**
 * Short names for the framework's names of page modules, which are hashes of eight hexadecimal digits.
 * A module's name stays the same as the site grows. Two modules whose short names would collide keep more of
 * their digits, and so does one that would collide with a script of the site.
 * @param given names that are already in use
 * @throws when a name isn't such a hash, or occurs twice
 */
export function shortNames(names: readonly string[], given: ReadonlySet<string> = new Set()): ReadonlyMap<string, string> {
  const digits = names.map((name) => {
    if (!/^[0-9a-f]{8}$/.test(name)) throw changeError('page-lists', `"${name}" isn't the name of a page module in the form known here.`, COMPARE);
    return Number.parseInt(name, 16).toString(36).padStart(7, '0');
  });
  if (new Set(names).size < names.length) throw changeError('page-lists', 'two page modules have the same name.', COMPARE);
  const shortest = (whole: string) => {
    for (let length = LENGTH; length < whole.length; length++) {
      const end = whole.slice(-length);
      if (!TAKEN.has(end) && !given.has(end) && digits.filter((other) => other.endsWith(end)).length === 1) return end;
    }
    return whole;
  };
  return new Map(names.map((name, number) => [name, shortest(digits[number] ?? name)]));
}

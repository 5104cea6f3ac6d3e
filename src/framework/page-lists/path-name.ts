/** The number of possible names: numbers of up to four digits in base 36. */
const NAME_COUNT = 36 ** 4;

/**
 * A name of four digits derived from a page's path. The build and the browser derive the same name, so the list of
 * pages doesn't have to contain it. Two paths may have the same name.
 */
export function pathName(path: string): string {
  let number = 0;
  // The number stays below 2^31 at each step.
  for (const character of path) number = (number * 131 + character.charCodeAt(0)) % NAME_COUNT;
  return number.toString(36).padStart(4, '0');
}

/** One more than the largest number of four digits of base 36. */
const NAMES = 36 ** 4;

/**
 * A name of four digits that follows from a page's path, on the build machine as in the browser, so that the list of
 * pages needs not hold it. Two paths may share one.
 */
export function pathName(path: string): string {
  let number = 0;
  // Stays below 2^31 at each step.
  for (const character of path) number = (number * 131 + character.charCodeAt(0)) % NAMES;
  return number.toString(36).padStart(4, '0');
}

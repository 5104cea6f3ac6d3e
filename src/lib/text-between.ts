/**
 * Decodes a part of a page's file: from the start of one marker up to the next occurrence of another, or to the end. Most of
 * a page is its navbar, its menu and its scripts, and decoding Chinese text takes longer than searching for the markers.
 * @param from the first marker; empty to start at the beginning of the file
 * @returns undefined if the first marker is missing
 */
export function textBetween(page: Buffer, from: string, to: string): string | undefined {
  const start = page.indexOf(from);
  if (start < 0) return undefined;
  const end = page.indexOf(to, start);
  return page.toString('utf8', start, end < 0 ? undefined : end);
}

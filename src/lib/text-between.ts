/**
 * A part of a page's file as text: from where one mark begins up to another that follows it, or to the end. Most of a page
 * is its bar, its menu and its scripts, and making text of Chinese bytes takes longer than looking for the marks.
 * @param from nothing begins with the file
 * @returns undefined where the first mark is missing
 */
export function textBetween(page: Buffer, from: string, to: string): string | undefined {
  const start = page.indexOf(from);
  if (start < 0) return undefined;
  const end = page.indexOf(to, start);
  return page.toString('utf8', start, end < 0 ? undefined : end);
}

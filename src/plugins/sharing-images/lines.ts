/** Where a line may end: behind a space, and beside a character of Chinese, but not before a mark that closes or behind one that opens. */
const BREAK = /(?<=\s)(?=\S)|(?<=[\p{Script=Han}\u3040-\u30ff，。、；：！？）》」』])(?=[^\s，。、；：！？）》」』”’…·])|(?<=[^\s（《「『“‘])(?=[\p{Script=Han}\u3040-\u30ff（《「『“‘])/u;

/** Mark of a text that goes on. */
const ELLIPSIS = '…';

/**
 * Breaks a text into lines.
 * @param widthOf width of a text, in the unit of `width`
 * @param width room for a line
 * @param most number of lines at most; where the text goes on, the last one ends with an ellipsis
 */
export function breakLines(text: string, widthOf: (text: string) => number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(BREAK)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  if (line.trimEnd() !== '') lines.push(line.trimEnd());
  const shown = lines.slice(0, most);
  const last = shown.at(-1);
  if (last === undefined || (lines.length <= most && widthOf(last) <= width)) return shown;
  let end = [...last];
  while (end.length > 0 && widthOf(`${end.join('').trimEnd()}${ELLIPSIS}`) > width) end = end.slice(0, -1);
  return [...shown.slice(0, -1), `${end.join('').trimEnd()}${ELLIPSIS}`];
}

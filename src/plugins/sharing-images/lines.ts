/** Where a line may break: after a space, and next to a Chinese character, but not before a closing mark or after an opening one. */
const BREAK = /(?<=\s)(?=\S)|(?<=[\p{Script=Han}\u3040-\u30ff，。、；：！？）》」』])(?=[^\s，。、；：！？）》」』”’…·])|(?<=[^\s（《「『“‘])(?=[\p{Script=Han}\u3040-\u30ff（《「『“‘])/u;

/** Ends a text that has been cut off. */
const ELLIPSIS = '…';

/**
 * Breaks a text into lines.
 * @param widthOf returns the width of a text, in the unit of `width`
 * @param width available width of a line
 * @param maxLines maximum number of lines; if the text is longer, the last line ends with an ellipsis
 */
export function breakLines(text: string, widthOf: (text: string) => number, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(BREAK)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  if (line.trimEnd() !== '') lines.push(line.trimEnd());
  const shown = lines.slice(0, maxLines);
  const last = shown.at(-1);
  if (last === undefined || (lines.length <= maxLines && widthOf(last) <= width)) return shown;
  let end = [...last];
  while (end.length > 0 && widthOf(`${end.join('').trimEnd()}${ELLIPSIS}`) > width) end = end.slice(0, -1);
  return [...shown.slice(0, -1), `${end.join('').trimEnd()}${ELLIPSIS}`];
}

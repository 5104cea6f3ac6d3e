import {eachTerm} from '../text/cut';

/** A range of text that matches the query. */
export type Range = {readonly start: number; readonly end: number};

type Match = Range & {readonly term: string};

/** The query words that each term matches, and the importance of the match. */
export type Answering = ReadonlyMap<string, {readonly words: Iterable<string>; readonly importance: number}>;

function matchesIn(text: string, terms: Answering): Match[] {
  const matches: Match[] = [];
  eachTerm(text, (term, start, end) => {
    if (terms.has(term)) matches.push({term, start, end});
  });
  return matches;
}

/** Merges ranges that touch or overlap. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const {start, end} of [...ranges].sort((a, b) => a.start - b.start)) {
    const before = result.at(-1);
    if (before && start <= before.end) result.splice(-1, 1, {start: before.start, end: Math.max(before.end, end)});
    else result.push({start, end});
  }
  return result;
}

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Markup around matches. */
export type Marks = {readonly before: string; readonly after: string};

function marked(text: string, ranges: readonly Range[], {before, after}: Marks): string {
  let html = '';
  let from = 0;
  for (const {start, end} of ranges) {
    html += escapeHtml(text.slice(from, start)) + before + escapeHtml(text.slice(start, end)) + after;
    from = end;
  }
  return html + escapeHtml(text.slice(from));
}

/** Text as HTML, with matches marked. */
export function highlight(text: string, terms: Answering, marks: Marks): {readonly html: string; readonly words: readonly string[]} {
  const matches = matchesIn(text, terms);
  return {html: marked(text, joined(matches), marks), words: [...new Set(matches.map(({term}) => term))]};
}

const FIRST_WIDE = 0x2e80;
const isWide = (text: string, at: number) => text.charCodeAt(at) >= FIRST_WIDE;

/** Width of a UTF-16 code unit; in a surrogate pair only the first one counts. */
const widthOf = (unit: number) => (unit >= 0xdc00 && unit <= 0xdfff ? 0 : unit >= FIRST_WIDE ? 2 : 1);

/** Whether a sentence ends right before a position. */
function endsSentence(text: string, at: number): boolean {
  const [before, last] = [text.charAt(at - 2), text.charAt(at - 1)];
  return '。！？；'.includes(last) || (last === ' ' && before !== '' && '。！？；.!?;'.includes(before));
}

/** How far before its first match an excerpt may start, in order to begin with a sentence. */
const LEAD_IN = 24;

/** End of the range that starts at `start` and is at most `width` wide; avoids splitting words. */
function endAt(text: string, start: number, width: number): number {
  let left = width;
  let end = start;
  while (end < text.length) {
    left -= widthOf(text.charCodeAt(end));
    if (left < 0) break;
    end += 1;
  }
  if (end === text.length || isWide(text, end) || isWide(text, end - 1)) return end;
  const space = text.lastIndexOf(' ', end);
  return space > start ? space : end;
}

/** Start of the excerpt around a match: the start of a sentence or word, at most `LEAD_IN` before the match. */
function startBefore(text: string, match: number): number {
  let start = match;
  for (let at = match; at >= Math.max(0, match - LEAD_IN); at -= 1) {
    if (at === 0 || endsSentence(text, at)) return at;
    if (text.charAt(at - 1) === ' ' || isWide(text, at - 1)) start = at;
  }
  return start;
}

/** How much of the query the matches cover: each query word counts once, however many of its forms match. */
function importanceOf(matches: readonly Match[], terms: Answering): number {
  const byWord = new Map<string, number>();
  for (const {term} of matches) {
    const {words = [], importance = 0} = terms.get(term) ?? {};
    for (const word of words) byWord.set(word, Math.max(byWord.get(word) ?? 0, importance));
  }
  return [...byWord.values()].reduce((sum, importance) => sum + importance, 0);
}

/** Start of the range that answers most of the query; the first one if several are equal. */
function bestStart(text: string, matches: readonly Match[], width: number, terms: Answering): number {
  let best = {start: 0, importance: 0};
  for (const {start} of matches) {
    const from = startBefore(text, start);
    const end = endAt(text, from, width);
    const importance = importanceOf(matches.filter((match) => match.start >= from && match.end <= end), terms);
    if (importance > best.importance) best = {start: from, importance};
  }
  return best.start;
}

/**
 * The part of a text that covers most of the query, as HTML with marked matches.
 * @param width in characters; a Chinese character counts as two
 */
export function excerpt(text: string, terms: Answering, width: number, marks: Marks): string {
  const matches = matchesIn(text, terms);
  const start = endAt(text, 0, width) === text.length ? 0 : bestStart(text, matches, width, terms);
  const end = endAt(text, start, width);
  const inside = joined(matches.filter((match) => match.start >= start && match.end <= end)).map((range) => ({
    start: range.start - start,
    end: range.end - start,
  }));
  const html = marked(text.slice(start, end).trimEnd(), inside, marks);
  return `${start > 0 ? '…' : ''}${html}${end < text.length ? '…' : ''}`;
}

/** Whole numbers as text that JSON carries unescaped: five bits a character, the sixth says that more follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const MORE = 1 << BITS;

/** What one character can hold. */
export const LARGEST_DIGIT = DIGITS.length - 1;

const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

function encodeNumber(value: number): string {
  let text = '';
  let rest = value;
  while (rest >= MORE) {
    text += DIGITS.charAt((rest % MORE) + MORE);
    rest = Math.floor(rest / MORE);
  }
  return text + DIGITS.charAt(rest);
}

/** A section that holds a term, and how much the term says about it (1 to `LARGEST_DIGIT`). */
export type Posting = {readonly section: number; readonly impact: number};

/** Writes postings, sorted by section. */
export function encodePostings(postings: readonly Posting[]): string {
  let before = 0;
  return postings
    .map(({section, impact}) => {
      const text = encodeNumber(section - before) + DIGITS.charAt(impact);
      before = section;
      return text;
    })
    .join('');
}

/** Reads postings written by `encodePostings`. */
export function* decodePostings(text: string): Generator<Posting> {
  let section = 0;
  let step = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at += 1) {
    const value = values.get(text.charAt(at)) ?? 0;
    step += (value % MORE) * scale;
    scale *= MORE;
    if (value >= MORE) continue;
    section += step;
    at += 1;
    yield {section, impact: values.get(text.charAt(at)) ?? 0};
    step = 0;
    scale = 1;
  }
}

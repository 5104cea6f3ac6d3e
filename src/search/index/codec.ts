/** Encodes integers with characters that JSON doesn't escape: five bits per character; the sixth bit says that more follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const CONTINUES = 1 << BITS;

/** The largest value of a single character. */
export const LARGEST_DIGIT = DIGITS.length - 1;

const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

function encodeNumber(value: number): string {
  let text = '';
  let rest = value;
  while (rest >= CONTINUES) {
    text += DIGITS.charAt((rest % CONTINUES) + CONTINUES);
    rest = Math.floor(rest / CONTINUES);
  }
  return text + DIGITS.charAt(rest);
}

/** A section that contains a term, and the impact of the term on it (1 to `LARGEST_DIGIT`). */
export type Posting = {readonly section: number; readonly impact: number};

/** Encodes postings, which have to be sorted by section. */
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

/** Decodes postings written by `encodePostings`. */
export function* decodePostings(text: string): Generator<Posting> {
  let section = 0;
  let step = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at += 1) {
    const value = values.get(text.charAt(at)) ?? 0;
    step += (value % CONTINUES) * scale;
    scale *= CONTINUES;
    if (value >= CONTINUES) continue;
    section += step;
    at += 1;
    yield {section, impact: values.get(text.charAt(at)) ?? 0};
    step = 0;
    scale = 1;
  }
}

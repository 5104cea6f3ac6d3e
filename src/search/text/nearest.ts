/** A known word, and its similarity to the typed one, 0 to 1. */
export type NearWord = {readonly word: string; readonly similarity: number};

const HAN = /\p{Script=Han}/u;

/** Padding before and after a word, so that its first and last letters form trigrams of their own. */
const PADDING = '  ';

/** The units that two words may share: characters of Chinese, trigrams of anything else. */
function gramsOf(word: string): ReadonlySet<string> {
  if (HAN.test(word)) return new Set(word);
  const padded = PADDING + word + PADDING;
  return new Set(Array.from({length: padded.length - 2}, (_, at) => padded.slice(at, at + 3)));
}

/** Words less similar than this are unrelated. */
const MIN_SIMILARITY = 0.45;

/** The known words most similar to the typed one, nearest first; equally similar ones keep their order. Empty if no word is similar enough. */
export function nearestWords(typed: string, known: Iterable<string>, limit: number): readonly NearWord[] {
  const wanted = gramsOf(typed);
  const near: NearWord[] = [];
  for (const word of known) {
    const grams = gramsOf(word);
    const shared = Array.from(grams).filter((gram) => wanted.has(gram)).length;
    const similarity = (2 * shared) / (wanted.size + grams.size);
    if (similarity >= MIN_SIMILARITY) near.push({word, similarity});
  }
  return near.sort((a, b) => b.similarity - a.similarity).slice(0, limit);
}

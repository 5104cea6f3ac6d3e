/** A known word, and how much of it what was typed shares, 0 to 1. */
export type NearWord = {readonly word: string; readonly likeness: number};

const HAN = /\p{Script=Han}/u;

/** Stands before and after a word, so that its first and last letters count as such. */
const EDGE = '  ';

/** What two words may share: characters of Chinese, three letters in a row of anything else. */
function gramsOf(word: string): ReadonlySet<string> {
  if (HAN.test(word)) return new Set(word);
  const edged = EDGE + word + EDGE;
  return new Set(Array.from({length: edged.length - 2}, (_, at) => edged.slice(at, at + 3)));
}

/** Words that share less than this have nothing to do with each other. */
const LEAST_LIKENESS = 0.45;

/** The known words that share most with what was typed, the nearest first and of those alike the first known; none where no word shares enough. */
export function nearestWords(typed: string, known: Iterable<string>, most: number): readonly NearWord[] {
  const wanted = gramsOf(typed);
  const near: NearWord[] = [];
  for (const word of known) {
    const grams = gramsOf(word);
    const shared = Array.from(grams).filter((gram) => wanted.has(gram)).length;
    const likeness = (2 * shared) / (wanted.size + grams.size);
    if (likeness >= LEAST_LIKENESS) near.push({word, likeness});
  }
  return near.sort((a, b) => b.likeness - a.likeness).slice(0, most);
}

import {chineseWords, longestChineseWord, particles, questionWords} from './lexicon';
import {homophoneOf, resembledWord, slips} from './mistyped';

/** A part of a run of Chinese: a known word, or characters between known words. */
export type Piece = {readonly text: string; readonly start: number; readonly known: boolean; readonly meant?: string};

const holdsParticle = (text: string) => Array.from(text).some((character) => particles.has(character));

/** Whether a text consists of known words only. */
function consistsOfWords(text: string): boolean {
  if (text === '') return true;
  for (let length = Math.min(longestChineseWord, text.length); length > 1; length -= 1) {
    if (chineseWords.has(text.slice(0, length)) && consistsOfWords(text.slice(length))) return true;
  }
  return false;
}

/** Whether a known word begins within a range and ends after it: 怎么卸载 contains 卸载, although its beginning sounds like 怎么写. */
function splitsAWord(text: string, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) {
    for (let length = Math.min(longestChineseWord, text.length - at); at + length > end; length -= 1) {
      if (length > 1 && chineseWords.has(text.slice(at, at + length))) return true;
    }
  }
  return false;
}

/** Whether a word begins with a question word, such as 怎么收费: other text after 怎么 is a different question. */
const asksFirst = (word: string) => !questionWords.has(word) && [2, 3].some((length) => questionWords.has(word.slice(0, length)));

/** A word that the text resembles or sounds like from a position on, longer than the known word there. Text that consists of known words is never replaced. */
function resembledFrom(text: string, at: number, known: number): string | undefined {
  for (let length = Math.min(longestChineseWord, text.length - at); length > known; length -= 1) {
    const stretch = text.slice(at, at + length);
    const word = resembledWord(stretch, chineseWords) ?? (holdsParticle(stretch) ? undefined : homophoneOf(stretch, chineseWords));
    if (word !== undefined && !asksFirst(word) && !consistsOfWords(stretch) && !splitsAWord(text, at, at + length)) return word;
  }
  return undefined;
}

/** Splits a run of Chinese into known words, longest first, and the characters between them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let unknownFrom = 0;
  const flush = (end: number) => {
    if (end > unknownFrom) pieces.push({text: text.slice(unknownFrom, end), start: unknownFrom, known: false});
  };
  let at = 0;
  while (at < text.length) {
    let length = Math.min(longestChineseWord, text.length - at);
    while (length > 1 && !chineseWords.has(text.slice(at, at + length))) length -= 1;
    const resembled = resembledFrom(text, at, length);
    if (resembled) length = resembled.length;
    if (length > 1) {
      flush(at);
      const word = text.slice(at, at + length);
      const meant = resembled ?? slips.get(word);
      pieces.push({text: word, start: at, known: true, ...(meant !== undefined && {meant})});
      at += length;
      unknownFrom = at;
    } else {
      at += 1;
    }
  }
  flush(text.length);
  return pieces;
}

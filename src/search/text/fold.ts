import {simplified} from './traditional';

/** Text in which letters that a reader takes for the same are the same. */
export type Folded = {
  readonly text: string;
  /** Where each UTF-16 unit of `text` comes from in the original, and the original's length at the end. */
  readonly origin: readonly number[];
};

/** Marks that no reader sees, such as a zero-width space: they part no word. */
const INVISIBLE = /\p{Cf}/u;
const CONTROL = /\p{Cc}/u;
const PLAIN = /[\x20-\x7e\u4e00-\u9fff]/;

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return simplified.get(character) ?? character;
  if (INVISIBLE.test(character)) return '';
  if (CONTROL.test(character)) return ' ';
  const parts = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(parts, (part) => simplified.get(part) ?? part).join('');
}

/**
 * Folds full-width forms and ligatures, traditional characters and accents. Upper and
 * lower case stay apart: a word's inner capitals (`createHttpRule`) say where it can be cut.
 */
export function fold(original: string): Folded {
  let text = '';
  const origin: number[] = [];
  let position = 0;
  for (const character of original) {
    const plain = foldCharacter(character);
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(position);
    text += plain;
    position += character.length;
  }
  origin.push(position);
  return {text, origin};
}

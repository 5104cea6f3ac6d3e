import {simplified} from './traditional';

/** Text in which characters that readers regard as the same are the same. */
export type Folded = {
  readonly text: string;
  /** The position in the original of each UTF-16 code unit of `text`, followed by the original's length; undefined if no unit moved. */
  readonly origin: readonly number[] | undefined;
};

/** Invisible characters, such as a zero-width space: they don't separate words. */
const INVISIBLE = /\p{Cf}/u;
const CONTROL = /\p{Cc}/u;

const traditional: ReadonlySet<number> = new Set(Array.from(simplified.keys(), (character) => character.charCodeAt(0)));

/** Whether a UTF-16 code unit is a character that folding doesn't change, as most of a text is. */
const isPlain = (unit: number) => (unit >= 0x20 && unit <= 0x7e) || (unit >= 0x4e00 && unit <= 0x9fff && !traditional.has(unit));

function folded(character: string): string {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  if (INVISIBLE.test(character)) return '';
  if (CONTROL.test(character)) return ' ';
  const parts = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(parts, (part) => simplified.get(part) ?? part).join('');
}

/** Cache of folded characters. */
const foldCache = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = foldCache.get(character);
  if (known !== undefined) return known;
  const plain = folded(character);
  foldCache.set(character, plain);
  return plain;
}

/**
 * Folds full-width forms and ligatures, traditional characters and accents. Case
 * is kept: a word's inner capitals (`createHttpRule`) show where it can be split.
 */
export function fold(original: string): Folded {
  let text = '';
  let origin: number[] | undefined;
  let from = 0;
  const keep = (end: number) => {
    text += original.slice(from, end);
    if (origin) for (let unit = from; unit < end; unit += 1) origin.push(unit);
  };
  for (let at = 0; at < original.length; ) {
    if (isPlain(original.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const character = String.fromCodePoint(original.codePointAt(at) ?? 0);
    const plain = foldCharacter(character);
    keep(at);
    if (plain.length !== 1 || character.length !== 1) origin ??= Array.from(text, (_, unit) => unit);
    if (origin) for (let unit = 0; unit < plain.length; unit += 1) origin.push(at);
    text += plain;
    at += character.length;
    from = at;
  }
  keep(original.length);
  origin?.push(original.length);
  return {text, origin};
}

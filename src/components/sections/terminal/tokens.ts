/** Part of a command: its program, a place to fill in, or the rest. */
export type Token = {readonly kind: 'program' | 'slot' | 'plain'; readonly text: string};

const PATTERN = /(?<=^|&& )\S+|<[\w-]+>/g;

/** Splits a command so that programs and places to fill in can be told apart by eye. */
export function tokenize(command: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of command.matchAll(PATTERN)) {
    if (match.index > end) tokens.push({kind: 'plain', text: command.slice(end, match.index)});
    tokens.push({kind: match[0].startsWith('<') ? 'slot' : 'program', text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < command.length) tokens.push({kind: 'plain', text: command.slice(end)});
  return tokens;
}

/** What stands between two spaces of a command, as tokens; or the spaces. */
export type Word = readonly Token[] | string;

/** Gathers tokens to words, so that a line can be broken between them and nowhere else. */
export function toWords(tokens: readonly Token[]): Word[] {
  const words: (Token[] | string)[] = [];
  for (const {kind, text} of tokens) {
    for (const part of text.split(/(\s+)/).filter((piece) => piece !== '')) {
      const last = words.at(-1);
      if (part.trim() === '') words.push(part);
      else if (Array.isArray(last)) last.push({kind, text: part});
      else words.push([{kind, text: part}]);
    }
  }
  return words;
}

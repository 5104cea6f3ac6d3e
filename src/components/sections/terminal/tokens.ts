/** Part of a command: its program, a placeholder to fill in, or the rest. */
export type Token = {readonly kind: 'program' | 'slot' | 'plain'; readonly text: string};

const PATTERN = /(?<=^|&& )\S+|<[\w-]+>/g;

/** Splits a command so that programs and placeholders can be highlighted. */
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

/** The part of a command between two spaces, as tokens; or the spaces themselves. */
export type Word = readonly Token[] | string;

/** Groups tokens into words, so that a line can break between words and nowhere else. */
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

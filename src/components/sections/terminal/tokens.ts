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

/** Options written after a fence's language. */
export type CodeMeta = {
  readonly title?: string;
  readonly showLineNumbers: boolean;
  /** Whether the block is the output of the command block above it. */
  readonly output: boolean;
  /** Numbers of the highlighted lines, from 1. */
  readonly highlighted: ReadonlySet<number>;
};

function lineRange(text: string): number[] {
  const [first = NaN, last = first] = text.split('-').map(Number);
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 1 || last < first) {
    throw new Error(`"{${text}}" is no line or range of lines; write for example {3} or {1,3-5}`);
  }
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

/**
 * Reads a fence's meta, such as `title="values.yaml" showLineNumbers {1,3-5}`.
 * @throws Error that names the first unknown word
 */
export function parseCodeMeta(meta: string): CodeMeta {
  let title: string | undefined;
  let rest = meta.replace(/title=(["'])(.*?)\1/, (_, _quote, text: string) => {
    title = text;
    return '';
  });
  const highlighted = new Set<number>();
  rest = rest.replace(/\{([\d,\s-]+)\}/, (_, list: string) => {
    for (const range of list.split(',')) for (const line of lineRange(range.trim())) highlighted.add(line);
    return '';
  });
  const words = rest.split(/\s+/).filter(Boolean);
  const unknown = words.find((word) => word !== 'showLineNumbers' && word !== 'output');
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" means nothing here; known are title="…", showLineNumbers, output and {1,3-5}`);
  }
  return {
    ...(title === undefined ? {} : {title}),
    showLineNumbers: words.includes('showLineNumbers'),
    output: words.includes('output'),
    highlighted,
  };
}

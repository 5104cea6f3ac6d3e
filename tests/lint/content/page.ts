import {parse} from 'yaml';

export type Language = 'zh' | 'en';
export type Kind = 'docs' | 'community' | 'blog' | 'pages';

export type Heading = {readonly level: number; readonly text: string; readonly id: string | undefined; readonly line: number};
export type Fence = {readonly language: string; readonly meta: string; readonly code: string; readonly line: number};

/** A page of content as its file holds it. Lines count from 1. */
export type Page = {
  /** Path from the project's root. */
  readonly file: string;
  readonly kind: Kind;
  readonly language: Language;
  /** Path that both languages share, below the kind's folder. */
  readonly key: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly headings: readonly Heading[];
  readonly fences: readonly Fence[];
  /** The lines outside front matter and code; code lines are blank, so that numbers stay. */
  readonly prose: readonly string[];
  readonly text: string;
};

/** A mistake: where it is, what is wrong and how to mend it. */
export type Finding = {readonly file: string; readonly line: number; readonly rule: string; readonly message: string};

/** One rule over all pages. */
export type Rule = (pages: readonly Page[]) => Finding[];

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{\/\*\s*#?([^\s*]+)\s*\*\/\})?\s*$/;
const FENCE = /^(\s*)(`{3,}|~{3,})\s*([^\s`{]*)\s*(.*)$/;

/** Front matter and how many lines it takes; a page without any has none. */
function splitFrontMatter(text: string): {readonly data: Record<string, unknown>; readonly lines: number} {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!match) return {data: {}, lines: 0};
  const data: unknown = parse(match[1] ?? '');
  return {data: data && typeof data === 'object' ? (data as Record<string, unknown>) : {}, lines: match[0].split('\n').length - 1};
}

/**
 * Reads a page of MDX as far as the checks need it.
 * @throws YAMLParseError where the front matter is no YAML
 */
export function readPage(place: Pick<Page, 'file' | 'kind' | 'language' | 'key'>, text: string): Page {
  const {data, lines: skip} = splitFrontMatter(text);
  const headings: Heading[] = [];
  const fences: Fence[] = [];
  const prose: string[] = [];
  let open: {mark: string; indent: number; language: string; meta: string; code: string[]; line: number} | undefined;

  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1;
    if (line <= skip) {
      prose.push('');
      return;
    }
    const fence = FENCE.exec(content);
    if (open) {
      prose.push('');
      if (fence && fence[2]?.startsWith(open.mark) && !fence[3] && !fence[4]) {
        fences.push({language: open.language, meta: open.meta, code: open.code.join('\n'), line: open.line});
        open = undefined;
      } else {
        open.code.push(content.slice(Math.min(open.indent, content.length - content.trimStart().length)));
      }
      return;
    }
    if (fence) {
      open = {mark: fence[2] ?? '', indent: fence[1]?.length ?? 0, language: fence[3] ?? '', meta: fence[4] ?? '', code: [], line};
      prose.push('');
      return;
    }
    const heading = HEADING.exec(content);
    if (heading) headings.push({level: heading[1]?.length ?? 0, text: heading[2] ?? '', id: heading[3], line});
    prose.push(content);
  });
  return {...place, frontMatter: data, headings, fences, prose, text};
}

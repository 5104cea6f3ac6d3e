import {isScalar, LineCounter, parseDocument, visit} from 'yaml';

export type Language = 'zh' | 'en';
export type Kind = 'docs' | 'community' | 'blog' | 'pages';

export type Heading = {readonly level: number; readonly text: string; readonly id: string | undefined; readonly line: number};
export type Fence = {readonly language: string; readonly meta: string; readonly code: string; readonly line: number; readonly closed: boolean};
export type PageLink = {readonly target: string; readonly text: string; readonly line: number};
export type PageImage = {
  readonly target: string;
  readonly alt: string | undefined;
  /** Whether width and height are known before the image loads; the build adds them to Markdown images. */
  readonly sized: boolean;
  readonly line: number;
};

/** A content page as its file holds it. Line numbers start at 1. */
export type Page = {
  /** Path from the project's root. */
  readonly file: string;
  readonly kind: Kind;
  readonly language: Language;
  /** Path below the kind's folder, the same in both languages. */
  readonly key: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The parse error, if the front matter can't be read; `frontMatter` is then empty. */
  readonly unreadable: {readonly line: number; readonly message: string} | undefined;
  readonly headings: readonly Heading[];
  readonly fences: readonly Fence[];
  readonly links: readonly PageLink[];
  readonly images: readonly PageImage[];
  /** Every id that a link can lead to: those of headings and of blocks. */
  readonly anchors: ReadonlySet<string>;
  /** The lines of the page, with those of front matter and code left blank, so that line numbers stay the same. */
  readonly prose: readonly string[];
  readonly text: string;
};

/** Text for readers, wherever it is written: what the language rules check. */
export type Copy = Pick<Page, 'file' | 'language' | 'frontMatter' | 'prose' | 'text'> & {
  /** The line number in the file of each line of prose, where the two differ. */
  readonly lines?: readonly number[];
};

/** The line number in the file of the line of prose with this index, which starts at 0. */
export const lineAt = ({lines}: Copy, index: number): number => lines?.[index] ?? index + 1;

/** A mistake: where it is, what is wrong and how to fix it. */
export type Finding = {readonly file: string; readonly line: number; readonly message: string};

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{\/\*\s*#?([^\s*]+)\s*\*\/\})?\s*$/;
const FENCE = /^(\s*)(`{3,}|~{3,})\s*([^\s`{]*)\s*(.*)$/;
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const JSX_LINK = /\s(?:href|to)="([^"]+)"/g;
const JSX_IMAGE = /<(?:img|Image)\s[^>]*>/g;
const ID = /\sid="([^"]+)"/g;

type FrontMatter = Pick<Page, 'frontMatter' | 'unreadable'> & {readonly lines: number};

/** Reads the front matter and counts its lines: 0 for a page without front matter. */
function readFrontMatter(text: string): FrontMatter {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!match) return {frontMatter: {}, unreadable: undefined, lines: 0};
  const lines = match[0].split('\n').length - 1;
  const document = parseDocument(match[1] ?? '');
  const [error] = document.errors;
  if (error) {
    const message = (error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '');
    return {frontMatter: {}, unreadable: {line: (error.linePos?.[0].line ?? 0) + 1, message}, lines};
  }
  const data: unknown = document.toJS();
  return {frontMatter: data && typeof data === 'object' ? (data as Record<string, unknown>) : {}, unreadable: undefined, lines};
}

/** The line with its inline code replaced by spaces, so that positions stay the same. */
export const blankCode = (line: string): string => line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length));

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}=(?:"([^"]*)"|\\{([^}]*)\\})`).exec(tag)?.slice(1).find((value) => value !== undefined);

function readReferences(prose: readonly string[]): Pick<Page, 'links' | 'images'> & {readonly ids: readonly string[]} {
  const links: PageLink[] = [];
  const images: PageImage[] = [];
  const ids: string[] = [];
  prose.forEach((content, index) => {
    const line = index + 1;
    const masked = blankCode(content);
    for (const [, mark, text = '', target = ''] of masked.matchAll(LINK)) {
      if (mark === '!') images.push({target, alt: text, sized: true, line});
      else links.push({target, text, line});
    }
    for (const [, target = ''] of masked.matchAll(JSX_LINK)) links.push({target, text: '', line});
    for (const [tag] of masked.matchAll(JSX_IMAGE)) {
      const sized = attribute(tag, 'width') !== undefined && attribute(tag, 'height') !== undefined;
      images.push({target: attribute(tag, 'src') ?? '', alt: attribute(tag, 'alt'), sized, line});
    }
    for (const [, id = ''] of masked.matchAll(ID)) ids.push(id);
  });
  return {links, images, ids};
}

/** Parses an MDX page, as far as the checks need it. */
export function readPage(place: Pick<Page, 'file' | 'kind' | 'language' | 'key'>, text: string): Page {
  const {frontMatter, unreadable, lines: skip} = readFrontMatter(text);
  const headings: Heading[] = [];
  const fences: Fence[] = [];
  const prose: string[] = [];
  let open: {mark: string; indent: number; language: string; meta: string; code: string[]; line: number} | undefined;
  const close = (closed: boolean) => {
    if (open) fences.push({language: open.language, meta: open.meta, code: open.code.join('\n'), line: open.line, closed});
    open = undefined;
  };

  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1;
    if (line <= skip) {
      prose.push('');
      return;
    }
    const fence = FENCE.exec(content);
    if (open) {
      prose.push('');
      if (fence && fence[2]?.startsWith(open.mark) && !fence[3] && !fence[4]) close(true);
      else open.code.push(content.slice(Math.min(open.indent, content.length - content.trimStart().length)));
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
  close(false);
  const {links, images, ids} = readReferences(prose);
  const anchors = new Set([...headings.flatMap(({id}) => id ?? []), ...ids]);
  return {...place, frontMatter, unreadable, headings, fences, links, images, anchors, prose, text};
}

/** The line of a key of the front matter; the first line if the key is missing. */
export function lineOfKey({text}: Copy, key: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index + 1 || 1;
}

/** Keys of the front matter whose values are not text for readers. */
const NON_TEXT_KEYS = new Set(['to', 'slug', 'date', 'authors', 'tags', 'image', 'series', 'displayed_sidebar', 'case', 'scene', 'feature', 'vendor', 'template', 'drawing', 'place', 'products', 'by', 'keywords']);

/** The texts for readers in a page's front matter, each with its line. */
export function frontMatterTexts({text}: Copy): {readonly line: number; readonly text: string}[] {
  const source = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)?.[1];
  if (source === undefined) return [];
  const lineCounter = new LineCounter();
  const texts: {line: number; text: string}[] = [];
  visit(parseDocument(source, {lineCounter}), {
    Pair: (_, {key}) => (isScalar(key) && NON_TEXT_KEYS.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar(key, {value, range}) {
      if (key !== 'key' && typeof value === 'string' && range) texts.push({line: lineCounter.linePos(range[0]).line + 1, text: value});
    },
  });
  return texts;
}

/** A name that is the same for both languages of a page and differs from that of every other page. */
export const pageName = ({kind, key}: Pick<Page, 'kind' | 'key'>): string => `${kind}/${key}`;

/** The part of a page under one heading; the part above the first heading has an empty id. */
export type Section = {readonly id: string; readonly line: number; readonly prose: readonly string[]};

/** Splits a page at its headings. */
export function sectionsOf({headings, prose}: Page): Section[] {
  const starts = [{id: '', line: 1}, ...headings.map(({id = '', line}) => ({id, line}))];
  return starts.map(({id, line}, index) => ({id, line, prose: prose.slice(line - 1, (starts[index + 1]?.line ?? prose.length + 1) - 1)}));
}

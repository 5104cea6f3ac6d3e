import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap} from 'yaml';

import {product} from '../../config/product';

/** Repositories of the platform, which belong to `product.organization`. */
export const REPOSITORIES = ['rainbond', 'rainbond-console', 'rainbond-ui', 'rainbond-operator', 'rainbond-chart', 'cloud-adaptor', 'builder'] as const;

/** Ending of a page's evidence file. The rest of the file name is the page's file without its extension. */
export const EVIDENCE_ENDING = '.evidence.yaml';

/** The anchor of what is above the first heading. */
export const TOP = 'top';

type Place = {
  /** Ids on the page under which the claim appears. */
  readonly at: readonly string[];
  /** What the claim establishes. */
  readonly says: string;
  /** Line of the entry in its file. */
  readonly line: number;
};

/** A claim that is backed by the platform's source. */
export type SourceClaim = Place & {
  readonly kind: 'source';
  readonly repo: string;
  readonly file: string;
  readonly tag: string;
  /** Literal texts that the file contains. A run of white space counts as one space. */
  readonly text: readonly string[];
  /** Literal texts that the file does not contain. */
  readonly lacks: readonly string[];
  /** A regular expression with the flags `m` and `s` that the file matches. */
  readonly pattern: string | undefined;
};

/** A claim about another project, which is backed by that project's documentation. */
export type OtherClaim = Place & {readonly kind: 'other'; readonly project: string; readonly version: string; readonly url: string};

export type Claim = SourceClaim | OtherClaim;

/** What is wrong with a file, and on which line. */
export type Problem = {readonly line: number; readonly message: string};

/** The claims of one file. Entries that can't be read appear only among the problems. */
export type Evidence = {readonly file: string; readonly claims: readonly Claim[]; readonly problems: readonly Problem[]};

const SOURCE_KEYS = ['at', 'says', 'repo', 'file', 'tag', 'text', 'lacks', 'pattern'];
const OTHER_KEYS = ['at', 'says', 'project', 'version', 'url'];

const FORMAT = `claims: a list of {${SOURCE_KEYS.join(', ')}} or {${OTHER_KEYS.join(', ')}}`;

/** Reads the fields of one entry and records what is wrong with them. */
class Fields {
  readonly problems: Problem[] = [];

  constructor(
    private readonly map: YAMLMap,
    private readonly lineOf: (node: unknown) => number,
  ) {}

  get line() {
    return this.lineOf(this.map);
  }

  report(message: string, node: unknown = this.map) {
    this.problems.push({line: this.lineOf(node), message});
  }

  has = (key: string) => this.map.has(key);

  /** Reports keys that are unknown, or unknown in combination with the others. */
  allowOnly(known: readonly string[]) {
    for (const {key} of this.map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!known.includes(name)) this.report(`"${name}" is no field of this entry: it has ${known.join(', ')}`, key);
    }
  }

  /** The texts of a field that holds one or several. */
  texts(key: string): string[] {
    const node = this.map.get(key, true) as Node | undefined;
    if (node === undefined) return [];
    const parts = isSeq(node) ? node.items : [node];
    return parts.flatMap((part) => {
      if (isScalar(part) && typeof part.value === 'string' && part.value.trim() !== '') return [part.value];
      this.report(`"${key}" is a text, or a list of texts: put figures and the like into quotation marks`, part);
      return [];
    });
  }

  optional(key: string): string | undefined {
    const [text, ...more] = this.texts(key);
    if (more.length > 0) this.report(`"${key}" is one text`);
    return text;
  }

  required(key: string): string {
    if (!this.has(key)) this.report(`has no "${key}"`);
    return this.optional(key) ?? '';
  }
}

function readSource(fields: Fields, place: Place, defaultTag: string): SourceClaim {
  fields.allowOnly(SOURCE_KEYS);
  const repo = fields.required('repo');
  if (repo !== '' && !(REPOSITORIES as readonly string[]).includes(repo)) fields.report(`"${repo}" is no repository of the platform: use ${REPOSITORIES.join(', ')}`);
  const pattern = fields.optional('pattern');
  if (pattern !== undefined) {
    try {
      new RegExp(pattern, 'ms');
    } catch (error) {
      fields.report(`"pattern" is no regular expression: ${(error as Error).message}`);
    }
  }
  if (!['text', 'lacks', 'pattern'].some(fields.has)) fields.report('needs "text", "lacks" or "pattern": what the file holds or does not hold');
  const file = fields.required('file');
  return {...place, kind: 'source', repo, file, tag: fields.optional('tag') ?? defaultTag, text: fields.texts('text'), lacks: fields.texts('lacks'), pattern};
}

function readOther(fields: Fields, place: Place): OtherClaim {
  fields.allowOnly(OTHER_KEYS);
  const url = fields.required('url');
  if (url !== '' && !(URL.canParse(url) && url.startsWith('https://'))) fields.report(`"${url}" is no address that starts with https://`);
  return {...place, kind: 'other', project: fields.required('project'), version: fields.required('version'), url};
}

/** What has to be unique among the entries of a file. */
const identityOf = (claim: Claim) =>
  claim.kind === 'source'
    ? JSON.stringify([claim.repo, claim.file, claim.tag, claim.text, claim.lacks, claim.pattern])
    : JSON.stringify([claim.url, claim.says]);

function duplicates(claims: readonly Claim[]): Problem[] {
  const first = new Map<string, number>();
  return claims.flatMap((claim) => {
    const identity = identityOf(claim);
    const line = first.get(identity);
    if (line === undefined) first.set(identity, claim.line);
    return line === undefined ? [] : [{line: claim.line, message: `repeats the entry of line ${line}: write one with both anchors, at: [a, b]`}];
  });
}

/**
 * Reads an evidence file. A file may set the `tag` of all its entries, as the files of a released documentation version do.
 * @param file its path from the project's root, for messages
 */
export function readEvidence(file: string, source: string): Evidence {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const lineOf = (node: unknown) => {
    const start = (node as Node | undefined)?.range?.[0];
    return start === undefined ? 1 : counter.linePos(start).line;
  };
  const invalid = (message: string, line = 1): Evidence => ({file, claims: [], problems: [{line, message}]});

  const [error] = document.errors;
  if (error) return invalid(`is no valid YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '')}`, error.linePos?.[0].line);
  const root = document.contents;
  if (!isMap(root)) return invalid(`holds ${FORMAT}`);
  const unknown = root.items.find(({key}) => !isScalar(key) || !['claims', 'tag'].includes(String(key.value)));
  if (unknown) return invalid(`"${String(unknown.key)}" means nothing here: the file holds ${FORMAT}`, lineOf(unknown.key));
  const list = root.get('claims', true);
  if (!isSeq(list) || list.items.length === 0) return invalid(`holds ${FORMAT}`);
  const tag = root.get('tag');
  if (tag !== undefined && typeof tag !== 'string') return invalid('"tag" is the name of a tag');

  const claims: Claim[] = [];
  const problems: Problem[] = [];
  for (const item of list.items) {
    if (!isMap(item)) {
      problems.push({line: lineOf(item), message: `an entry is {${SOURCE_KEYS.join(', ')}} or {${OTHER_KEYS.join(', ')}}`});
      continue;
    }
    const fields = new Fields(item, lineOf);
    const at = fields.texts('at');
    if (!fields.has('at')) fields.report(`has no "at": the id of the heading or block it stands under, or ${TOP}`);
    const place: Place = {at, says: fields.required('says'), line: fields.line};
    const claim = fields.has('repo') || !(fields.has('url') || fields.has('project')) ? readSource(fields, place, tag ?? product.sourceTag) : readOther(fields, place);
    if (fields.problems.length === 0) claims.push(claim);
    problems.push(...fields.problems);
  }
  return {file, claims, problems: [...problems, ...duplicates(claims)]};
}

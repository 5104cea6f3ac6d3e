import {product} from '../../src/config/product';
import {hasTag, readAt, repositoryIn} from '../git-files';
import type {Claim, Evidence, SourceClaim} from '../../src/plugins/page-sources/format';

/** What stands against a claim. */
export type Failure = {readonly file: string; readonly claim: SourceClaim; readonly why: string};

/** What was looked at, and what did not hold. */
export type Verification = {
  readonly pages: number;
  readonly entries: number;
  /** Entries about other projects, which stand on their documentation. */
  readonly others: number;
  readonly failures: readonly Failure[];
};

const isSource = (claim: Claim): claim is SourceClaim => claim.kind === 'source';

/** Runs of white space count as one: a reformatted line says the same. */
const fold = (text: string) => text.replace(/\s+/g, ' ');

/** What a file says against a claim; `undefined` where it bears it out. */
export function objectionOf({text, lacks, pattern}: Pick<SourceClaim, 'text' | 'lacks' | 'pattern'>, source: string | undefined): string | undefined {
  if (source === undefined) return 'there is no such file';
  const folded = fold(source);
  const missing = text.find((part) => !folded.includes(fold(part)));
  if (missing !== undefined) return `the text is not found: ${missing.trim()}`;
  const present = lacks.find((part) => folded.includes(fold(part)));
  if (present !== undefined) return `the text is there: ${present.trim()}`;
  return pattern === undefined || new RegExp(pattern, 'ms').test(source) ? undefined : `the pattern is not found: ${pattern}`;
}

type Bound = {readonly file: string; readonly claim: SourceClaim};

const boundClaims = (files: readonly Evidence[]): Bound[] => files.flatMap(({file, claims}) => claims.filter(isSource).map((claim) => ({file, claim})));

/** The texts of what claims name, by repository and then `tag:path`. */
function readSources(sources: string, wanted: readonly (readonly [repo: string, name: string])[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map([...new Set(wanted.map(([repo]) => repo))].map((repo) => [repo, readAt(repositoryIn(sources, repo), wanted.filter(([other]) => other === repo).map(([, name]) => name))]));
}

/**
 * Holds every claim about the platform against its source.
 * @param sources folder with the platform's Git repositories, each under its name
 */
export function verify(files: readonly Evidence[], sources: string): Verification {
  const claims = boundClaims(files);
  const texts = readSources(sources, claims.map(({claim: {repo, tag, file}}) => [repo, `${tag}:${file}`] as const));
  const tags = new Map<string, boolean>();
  const isTag = (repo: string, tag: string) => {
    const key = `${repo} ${tag}`;
    const known = tags.get(key) ?? hasTag(repositoryIn(sources, repo), tag);
    tags.set(key, known);
    return known;
  };
  const failures = claims.flatMap(({file, claim}): Failure[] => {
    const text = texts.get(claim.repo)?.get(`${claim.tag}:${claim.file}`);
    const why = text === undefined && !isTag(claim.repo, claim.tag) ? `${claim.repo} has no tag ${claim.tag}` : objectionOf(claim, text);
    return why === undefined ? [] : [{file, claim, why}];
  });
  const entries = files.reduce((sum, {claims: {length}}) => sum + length, 0);
  return {pages: files.length, entries, others: entries - claims.length, failures};
}

/** What changed between two releases. */
export type Comparison = {
  /** Claims that hold at the first tag and no more at the second. */
  readonly changes: readonly Failure[];
  /** Repositories without the second tag: nothing is known of their claims. */
  readonly without: readonly string[];
};

/**
 * Finds the claims whose evidence changed between two releases: what a writer reads again.
 * Claims that name a tag of their own are about that release, and stay.
 */
export function compare(files: readonly Evidence[], sources: string, since: string, until: string): Comparison {
  const claims = boundClaims(files).filter(({claim: {tag}}) => tag === product.sourceTag);
  const repos = [...new Set(claims.map(({claim: {repo}}) => repo))];
  const lacking = repos.find((repo) => !hasTag(repositoryIn(sources, repo), since));
  if (lacking !== undefined) throw new Error(`${lacking} has no tag ${since}.`);
  const without = repos.filter((repo) => !hasTag(repositoryIn(sources, repo), until));
  const comparable = claims.filter(({claim: {repo}}) => !without.includes(repo));
  const texts = readSources(sources, comparable.flatMap(({claim: {repo, file}}) => [since, until].map((tag) => [repo, `${tag}:${file}`] as const)));
  const changes = comparable.flatMap(({file, claim}): Failure[] => {
    const objectionAt = (tag: string) => objectionOf(claim, texts.get(claim.repo)?.get(`${tag}:${claim.file}`));
    const why = objectionAt(since) === undefined ? objectionAt(until) : undefined;
    return why === undefined ? [] : [{file, claim, why}];
  });
  return {changes, without};
}

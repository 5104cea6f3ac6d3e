import {product} from '../../src/config/product';
import {hasTag, readAt, repositoryIn} from '../git-files';
import type {Claim, Evidence, SourceClaim} from '../../src/plugins/page-sources/format';

/** A claim that does not hold, and why. */
export type Failure = {readonly file: string; readonly claim: SourceClaim; readonly why: string};

/** What was checked, and which claims did not hold. */
export type Verification = {
  readonly pages: number;
  readonly entries: number;
  /** Entries about other projects, which are backed by the documentation of those projects. */
  readonly others: number;
  readonly failures: readonly Failure[];
};

const isSource = (claim: Claim): claim is SourceClaim => claim.kind === 'source';

/** Collapses runs of white space, so that a reformatted line still matches. */
const fold = (text: string) => text.replace(/\s+/g, ' ');

/** Why a file does not support a claim; `undefined` if it does. */
export function mismatchOf({text, lacks, pattern}: Pick<SourceClaim, 'text' | 'lacks' | 'pattern'>, source: string | undefined): string | undefined {
  if (source === undefined) return 'there is no such file';
  const folded = fold(source);
  const missing = text.find((part) => !folded.includes(fold(part)));
  if (missing !== undefined) return `the text is not found: ${missing.trim()}`;
  const present = lacks.find((part) => folded.includes(fold(part)));
  if (present !== undefined) return `the text is there: ${present.trim()}`;
  return pattern === undefined || new RegExp(pattern, 'ms').test(source) ? undefined : `the pattern is not found: ${pattern}`;
}

type ClaimInFile = {readonly file: string; readonly claim: SourceClaim};

const sourceClaims = (files: readonly Evidence[]): ClaimInFile[] => files.flatMap(({file, claims}) => claims.filter(isSource).map((claim) => ({file, claim})));

/** The texts of the files that claims name, by repository and then by `tag:path`. */
function readSources(sources: string, wanted: readonly (readonly [repo: string, name: string])[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map([...new Set(wanted.map(([repo]) => repo))].map((repo) => [repo, readAt(repositoryIn(sources, repo), wanted.filter(([other]) => other === repo).map(([, name]) => name))]));
}

/**
 * Checks every claim about the platform against its source.
 * @param sources folder with the platform's Git repositories, each under its name
 */
export function verify(files: readonly Evidence[], sources: string): Verification {
  const claims = sourceClaims(files);
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
    const why = text === undefined && !isTag(claim.repo, claim.tag) ? `${claim.repo} has no tag ${claim.tag}` : mismatchOf(claim, text);
    return why === undefined ? [] : [{file, claim, why}];
  });
  const entries = files.reduce((sum, {claims: {length}}) => sum + length, 0);
  return {pages: files.length, entries, others: entries - claims.length, failures};
}

/** What changed between two releases. */
export type Comparison = {
  /** Claims that hold at the first tag but no longer at the second. */
  readonly changes: readonly Failure[];
  /** Repositories without the second tag: their claims are not compared. */
  readonly without: readonly string[];
};

/**
 * Finds the claims whose evidence changed between two releases, which a writer has to check again.
 * Claims that name a tag of their own are about that release and are left out.
 */
export function compare(files: readonly Evidence[], sources: string, since: string, until: string): Comparison {
  const claims = sourceClaims(files).filter(({claim: {tag}}) => tag === product.sourceTag);
  const repos = [...new Set(claims.map(({claim: {repo}}) => repo))];
  const lacking = repos.find((repo) => !hasTag(repositoryIn(sources, repo), since));
  if (lacking !== undefined) throw new Error(`${lacking} has no tag ${since}.`);
  const without = repos.filter((repo) => !hasTag(repositoryIn(sources, repo), until));
  const comparable = claims.filter(({claim: {repo}}) => !without.includes(repo));
  const texts = readSources(sources, comparable.flatMap(({claim: {repo, file}}) => [since, until].map((tag) => [repo, `${tag}:${file}`] as const)));
  const changes = comparable.flatMap(({file, claim}): Failure[] => {
    const mismatchAt = (tag: string) => mismatchOf(claim, texts.get(claim.repo)?.get(`${tag}:${claim.file}`));
    const why = mismatchAt(since) === undefined ? mismatchAt(until) : undefined;
    return why === undefined ? [] : [{file, claim, why}];
  });
  return {changes, without};
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {pageName, type Finding, type Page} from '../content/page';
import type {Project, Rule} from '../content/project';
import {readPlatform, type Platform} from '../vocabulary/vocabulary';
import {subjectOf} from './files';
import {EVIDENCE_ENDING, TOP, type Evidence} from '../../src/plugins/page-sources/format';
import {unknownNames} from './identifiers';

/** The page that an evidence file belongs to. */
export const pageOf = (evidence: Evidence, {index}: Pick<Project, 'index'>): Page | undefined => index.get(`${subjectOf(evidence)}.mdx`) ?? index.get(`${subjectOf(evidence)}.md`);

/** The module of page data that an evidence file belongs to. */
function moduleOf(evidence: Evidence, root: string): string | undefined {
  return ['.ts', '.tsx'].map((ending) => subjectOf(evidence) + ending).find((file) => existsSync(path.join(root, file)));
}

/** Ids of the strings in a module of page data. */
const stringIds = (source: string) => [...source.matchAll(/\bid(?::\s*|=)['"]([\w.-]+)['"]/g)].map(([, id = '']) => id);

/** Checks whether an anchor exists; `what` begins the message about one that does not. */
type Anchors = {readonly has: (at: string) => boolean; readonly what: string};

function anchorsOf(evidence: Evidence, project: Project): Anchors | undefined {
  const page = pageOf(evidence, project);
  if (page) return {has: (at) => at === TOP || page.anchors.has(at), what: `${page.file} has no heading or block with the id`};
  const file = moduleOf(evidence, project.root);
  if (file === undefined) return undefined;
  const ids = stringIds(readFileSync(path.join(project.root, file), 'utf8'));
  return {has: (at) => ids.some((id) => id === at || id.startsWith(`${at}.`)), what: `${file} has no string whose id is or begins with`};
}

let cached: Platform | undefined;

/** The platform's vocabulary, which is read only once. */
const vocabulary = (): Platform => (cached ??= readPlatform());

function* problemsOf(evidence: Evidence, project: Project): Generator<Finding> {
  const {file, claims, problems} = evidence;
  for (const {line, message} of problems) yield {file, line, message};
  const anchors = anchorsOf(evidence, project);
  if (anchors === undefined) {
    yield {file, line: 1, message: 'belongs to no page and no module of page data: give it the name of the Chinese page beside it'};
    return;
  }
  for (const {at, line} of claims) {
    for (const id of at) if (!anchors.has(id)) yield {file, line, message: `${anchors.what} "${id}"`};
  }
  const page = pageOf(evidence, project);
  // Blog tutorials use names of other projects.
  if (page && page.kind !== 'blog' && problems.length === 0) for (const {line, message} of unknownNames(page, evidence, vocabulary())) yield {file: page.file, line, message};
}

/** Lists the documentation and community pages that state nothing about the platform, or whose evidence is not written yet. The list only shrinks. */
const WITHOUT_FILE = 'tools/evidence/without.json';

function readWithout(root: string): readonly string[] {
  const file = path.join(root, WITHOUT_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

const needsEvidence = ({kind, language}: Page) => language === 'zh' && (kind === 'docs' || kind === 'community');

/** Pages without evidence that the list does not name. */
function* unproven(pages: readonly Page[], covered: ReadonlySet<string>, without: ReadonlySet<string>): Generator<Finding> {
  for (const page of pages) {
    if (!needsEvidence(page) || covered.has(page.file) || without.has(page.file)) continue;
    yield {file: page.file, line: 1, message: `has no evidence: write ${page.file.replace(/\.mdx?$/, EVIDENCE_ENDING)} (tools/evidence/README.md)`};
  }
}

/** Entries of the list that don't belong there any more. */
function* stale(without: readonly string[], covered: ReadonlySet<string>, {index}: Project): Generator<Finding> {
  for (const [position, file] of without.entries()) {
    const page = index.get(file);
    if (page === undefined || !needsEvidence(page)) yield {file: WITHOUT_FILE, line: position + 2, message: `${file} is no page of the documentation or the community area: take it off`};
    else if (covered.has(file)) yield {file: WITHOUT_FILE, line: position + 2, message: `${file} has evidence: take it off`};
  }
}

/** Every page has evidence, or is on the list of pages without. Evidence files can be read and belong to a page, and their claims refer to headings or blocks that exist. Platform names on a page are in its evidence or in the vocabulary. */
export const evidence: Rule = (pages, project) => {
  const all = pages.length === project.pages.length;
  const names = new Set(pages.map(pageName));
  const without = readWithout(project.root);
  const covered = new Set(project.evidence.flatMap((one) => pageOf(one, project)?.file ?? []));
  const inFiles = project.evidence.flatMap((one): Finding[] => {
    const page = pageOf(one, project);
    const wanted = all || (page !== undefined && names.has(pageName(page)));
    return wanted ? [...problemsOf(one, project)] : [];
  });
  return [...inFiles, ...unproven(pages, covered, new Set(without)), ...(all ? stale(without, covered, project) : [])];
};

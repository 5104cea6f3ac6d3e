import {evidence} from '../evidence/rule';
import {labels} from '../vocabulary/rule';
import type {BaselineEntry} from './baseline';
import {applyBaseline} from './baseline';
import type {Finding} from './page';
import type {CopyRule, Project, Rule} from './project';
import {apiPaths} from './rules/api-paths';
import {chinese} from './rules/chinese';
import {code} from './rules/code';
import {diagrams} from './rules/diagrams';
import {drift} from './rules/drift';
import {facts} from './rules/facts';
import {frontMatter} from './rules/front-matter';
import {headings} from './rules/headings';
import {images} from './rules/images';
import {links} from './rules/links';
import {markdown} from './rules/markdown';
import {orphans} from './rules/orphans';
import {parity} from './rules/parity';
import {spelling} from './rules/spelling';
import {terms} from './rules/terms';
import {unique} from './rules/unique';

/** The language rules, by the names used in messages and the baseline. */
const copyRules = {chinese, terms, spelling, facts} satisfies Record<string, CopyRule>;

/** Every rule by its name. */
export const rules = {
  'front-matter': frontMatter,
  unique,
  headings,
  parity,
  drift,
  evidence,
  labels,
  code,
  diagrams,
  ...copyRules,
  markdown,
  images,
  links,
  orphans,
  'api-paths': apiPaths,
} satisfies Record<string, Rule>;

/** A finding with the name of its rule. */
export type Report = Finding & {readonly rule: string};

/** The pages and copies to report on: a part of the project, or all of it. */
export type Selection = Pick<Project, 'pages' | 'copies'>;

/** What a run found, and how long each rule took. */
export type Result = {readonly reports: readonly Report[]; readonly milliseconds: Readonly<Record<string, number>>};

/**
 * Applies every rule; findings are sorted by file and line.
 * @param selection what to report on
 * @param baseline findings that are accepted for a reason
 */
export async function checkContent(project: Project, {pages, copies}: Selection, baseline: readonly BaselineEntry[] = []): Promise<Result> {
  const reports: Report[] = [];
  const milliseconds: Record<string, number> = {};
  for (const [name, rule] of Object.entries<Rule>(rules)) {
    const start = performance.now();
    for (const finding of await (name in copyRules ? copyRules[name as keyof typeof copyRules]([...pages, ...copies]) : rule(pages, project))) reports.push({...finding, rule: name});
    milliseconds[name] = performance.now() - start;
  }
  const files = new Set([...pages, ...copies].map(({file}) => file));
  const rest = applyBaseline(reports, baseline, (file) => files.has(file));
  return {reports: rest.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule)), milliseconds};
}

/** One line for a terminal: place, rule, what is wrong and how to fix it. */
export const formatReport = ({file, line, rule, message}: Report): string => `${file}:${line} [${rule}] ${message}`;

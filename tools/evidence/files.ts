import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {product} from '../../src/config/product';
import {buildTools, type BuildTool} from '../../src/data/build-versions';
import {platformFacts, type PlatformFact} from '../../src/data/platform-facts';
import {EVIDENCE_ENDING, readEvidence, type Claim, type Evidence, type SourceClaim} from '../../src/plugins/page-sources/format';

/** Folders whose pages, or data of pages, have evidence beside them. */
const ROOMS = ['docs', 'community', 'blog', 'src/pages', 'src/data'];

/** Reads every file of evidence of the project, in the order of their names. */
export async function readEvidenceFiles(root: string): Promise<Evidence[]> {
  const files: Evidence[] = [];
  for (const room of ROOMS) {
    const folder = path.join(root, room);
    const names = existsSync(folder) ? (await readdir(folder, {recursive: true})).filter((name) => name.endsWith(EVIDENCE_ENDING)) : [];
    for (const name of names.sort()) files.push(readEvidence(path.join(room, name), await readFile(path.join(folder, name), 'utf8')));
  }
  return files;
}

/** The file that a file of evidence belongs to, without its ending. */
export const subjectOf = ({file}: Pick<Evidence, 'file'>): string => file.slice(0, -EVIDENCE_ENDING.length);

/** The module of the facts that several pages state. */
const FACTS_FILE = 'src/data/platform-facts.ts';

/** Where the facts that several pages state are written, as evidence of their module. */
export function factsEvidence(): Evidence {
  const facts: readonly (readonly [string, PlatformFact])[] = Object.entries(platformFacts);
  const claims = facts.flatMap(([id, {source}]): Claim[] => {
    if ('recommendation' in source) return [];
    const place = {at: [id], says: `the fact "${id}"`, line: 1};
    if ('url' in source) return [{...place, kind: 'other', project: 'Rainbond', version: source.published ?? product.docsVersion, url: source.url}];
    return [{...place, kind: 'source', repo: source.repo, file: source.file, tag: product.sourceTag, text: [source.text], lacks: [], pattern: undefined}];
  });
  return {file: FACTS_FILE, claims, problems: []};
}

/** The module of the versions that builds offer. */
const VERSIONS_FILE = 'src/data/build-versions.ts';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of a form's field: its variable, the value it is preset to, and its choices, these and no others. */
function fieldPattern({variable, preset, options}: {readonly variable: string; readonly preset: string; readonly options: readonly string[]}): string {
  const between = '(?:(?!<Radio |getFieldDecorator).)*';
  const quote = `["']`;
  const choices = options.map((option) => `${between}<Radio value="${literal(option)}"`).join('');
  return `getFieldDecorator\\(${quote}${variable}${quote}${between}\\|\\|\\s*${quote}${literal(preset)}${quote}${choices}${between}</RadioGroup>`;
}

function toolEvidence(id: string, tool: BuildTool): SourceClaim {
  const claim = {at: [id], says: `the versions of "${id}"`, line: 1, kind: 'source', tag: product.sourceTag, lacks: []} as const;
  if ('fixed' in tool) return {...claim, repo: 'builder', file: tool.file, text: [tool.text], pattern: undefined};
  return {...claim, repo: 'rainbond-ui', file: `src/components/CodeBuildConfig/${tool.form}/index.js`, text: [], pattern: fieldPattern(tool)};
}

/** Which forms and scripts offer the versions of builds, as evidence of their module. */
export function versionsEvidence(): Evidence {
  return {file: VERSIONS_FILE, claims: Object.entries(buildTools).map(([id, tool]) => toolEvidence(id, tool)), problems: []};
}

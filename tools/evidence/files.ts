import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {product} from '../../src/config/product';
import {buildTools, type BuildTool} from '../../src/data/build-versions';
import {platformFacts, type PlatformFact} from '../../src/data/platform-facts';
import {EVIDENCE_ENDING, readEvidence, type Claim, type Evidence, type SourceClaim} from '../../src/plugins/page-sources/format';

/** Folders whose pages or page data have evidence files next to them. */
const CONTENT_FOLDERS = ['docs', 'community', 'blog', 'src/pages', 'src/data'];

/** Reads all evidence files of the project, sorted by name within each folder. */
export async function readEvidenceFiles(root: string): Promise<Evidence[]> {
  const files: Evidence[] = [];
  for (const contentFolder of CONTENT_FOLDERS) {
    const folder = path.join(root, contentFolder);
    const names = existsSync(folder) ? (await readdir(folder, {recursive: true})).filter((name) => name.endsWith(EVIDENCE_ENDING)) : [];
    for (const name of names.sort()) files.push(readEvidence(path.join(contentFolder, name), await readFile(path.join(folder, name), 'utf8')));
  }
  return files;
}

/** The path of the file that an evidence file belongs to, without its extension. */
export const subjectOf = ({file}: Pick<Evidence, 'file'>): string => file.slice(0, -EVIDENCE_ENDING.length);

/** The module with the facts that several pages state. */
const FACTS_FILE = 'src/data/platform-facts.ts';

/** The sources of the facts that several pages state, as evidence for their module. */
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

/** The module with the versions that builds offer. */
const VERSIONS_FILE = 'src/data/build-versions.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that matches a form field with this variable, this preset value, and exactly these choices. */
function fieldPattern({variable, preset, options}: {readonly variable: string; readonly preset: string; readonly options: readonly string[]}): string {
  const between = '(?:(?!<Radio |getFieldDecorator).)*';
  const quote = `["']`;
  const choices = options.map((option) => `${between}<Radio value="${escapeRegExp(option)}"`).join('');
  return `getFieldDecorator\\(${quote}${variable}${quote}${between}\\|\\|\\s*${quote}${escapeRegExp(preset)}${quote}${choices}${between}</RadioGroup>`;
}

function toolEvidence(id: string, tool: BuildTool): SourceClaim {
  const claim = {at: [id], says: `the versions of "${id}"`, line: 1, kind: 'source', tag: product.sourceTag, lacks: []} as const;
  if ('fixed' in tool) return {...claim, repo: 'builder', file: tool.file, text: [tool.text], pattern: undefined};
  return {...claim, repo: 'rainbond-ui', file: `src/components/CodeBuildConfig/${tool.form}/index.js`, text: [], pattern: fieldPattern(tool)};
}

/** The forms and scripts that offer the versions of builds, as evidence for their module. */
export function versionsEvidence(): Evidence {
  return {file: VERSIONS_FILE, claims: Object.entries(buildTools).map(([id, tool]) => toolEvidence(id, tool)), problems: []};
}

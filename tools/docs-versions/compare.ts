import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {heldEntries, isHeld, published, publishedSidebars, sidebarLabels, SIDEBARS_ENTRY, workingCopy} from '../../src/config/docs-versions';

/** A file of the published documentation that differs from the working copy. */
export type Difference = {
  /** The published file, from the project's root. */
  readonly file: string;
  readonly state: 'missing' | 'differs' | 'left over';
  /** The content that the file should have; `undefined` if it should be removed. */
  readonly content: Buffer | undefined;
};

export type Comparison = {
  /** How many files were compared. */
  readonly files: number;
  /** How many files were not compared, because the published version keeps its own. */
  readonly held: number;
  readonly differences: readonly Difference[];
  /** Entries of the held list that match nothing. */
  readonly unknown: readonly string[];
};

/** Pages that are generated in both versions. */
const GENERATED = /^api\//;

async function namesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return names.filter((name) => !GENERATED.test(name)).sort();
}

const contentOf = async (file: string): Promise<Buffer | undefined> => (existsSync(file) ? readFile(file) : undefined);

/** Compares a published file with the content it should have; returns nothing if they are the same. */
async function compare(root: string, file: string, content: Buffer | undefined): Promise<Difference[]> {
  const present = await contentOf(path.join(root, file));
  if (content === undefined) return present === undefined ? [] : [{file, state: 'left over', content}];
  if (present === undefined) return [{file, state: 'missing', content}];
  return present.equals(content) ? [] : [{file, state: 'differs', content}];
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** The labels without the version name: the configuration names the published version, and only the name of the working copy is translated. */
function labelsOf(json: Buffer): Buffer {
  const labels = JSON.parse(json.toString('utf8')) as Record<string, unknown>;
  return asJson(Object.fromEntries(Object.entries(labels).filter(([key]) => key !== 'version.label')));
}

/**
 * Compares the working copy of the documentation with the published version: pages of both languages, their evidence
 * and pictures, the sidebars and their labels.
 * @param sidebars the sidebars of the working copy
 * @param held entries for which the published version keeps its own files, see `heldEntries`
 */
export async function comparePublished(root: string, sidebars: object, held: readonly string[] = heldEntries): Promise<Comparison> {
  const differences: Difference[] = [];
  const known = new Set([SIDEBARS_ENTRY]);
  let files = 0;
  let heldFiles = 0;
  for (const language of ['zh', 'en'] as const) {
    const names = [...new Set([...(await namesBelow(path.join(root, workingCopy[language]))), ...(await namesBelow(path.join(root, published[language])))])].sort();
    for (const name of names) {
      held.filter((entry) => isHeld(name, [entry])).forEach((entry) => known.add(entry));
      if (isHeld(name, held)) {
        heldFiles += 1;
        continue;
      }
      files += 1;
      differences.push(...(await compare(root, `${published[language]}/${name}`, await contentOf(path.join(root, workingCopy[language], name)))));
    }
  }
  if (held.includes(SIDEBARS_ENTRY)) heldFiles += 2;
  else {
    const labels = await contentOf(path.join(root, sidebarLabels.workingCopy));
    files += 2;
    differences.push(...(await compare(root, publishedSidebars, asJson(sidebars))), ...(await compare(root, sidebarLabels.published, labels && labelsOf(labels))));
  }
  return {files, held: heldFiles, differences, unknown: held.filter((entry) => !known.has(entry))};
}

/** Makes the published version match the working copy, and removes files that the working copy no longer has. */
export async function publish(root: string, differences: readonly Difference[]): Promise<void> {
  for (const {file, content} of differences) {
    const target = path.join(root, file);
    if (content === undefined) await rm(target);
    else {
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    }
  }
}

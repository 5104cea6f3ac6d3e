import {cp, mkdir, readdir, readFile, rename, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {parseDocument} from 'yaml';

import {published, publishedSidebars} from '../../src/config/docs-versions';
import {copyFolder, withCopies} from './sidebars';

/** Folders of the project that aren't sources: generated files and packages. */
const NOT_SOURCE = /^(?:node_modules|build.*|\.docusaurus.*|\.git|\.cache|reports|test-results|playwright-report)$/;

/** Folders of published content that grows, in both languages. */
const CONTENT = [published.zh, published.en, 'community', 'i18n/en/docusaurus-plugin-content-docs-community/current'];

/** Copies a page with its own title, description and address. Links between files stay valid, because a whole folder is copied. */
export function copyOfPage(text: string, number: number): string {
  const [whole, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (whole === undefined || yaml === undefined) return text;
  const head = parseDocument(yaml);
  for (const field of ['title', 'description']) {
    if (head.has(field)) head.set(field, `${String(head.get(field))} (${number})`);
  }
  if (head.has('slug')) head.set('slug', `/${copyFolder(number)}${String(head.get('slug'))}`);
  return `---\n${head.toString({lineWidth: 0})}---\n${text.slice(whole.length)}`;
}

async function multiplyContent(folder: string, times: number): Promise<void> {
  const files = (await readdir(folder, {recursive: true, withFileTypes: true})).filter((entry) => entry.isFile());
  for (const file of files) {
    const source = path.join(file.parentPath, file.name);
    for (let number = 2; number <= times; number += 1) {
      const target = path.join(folder, copyFolder(number), path.relative(folder, source));
      await mkdir(path.dirname(target), {recursive: true});
      if (/\.mdx?$/.test(file.name)) await writeFile(target, copyOfPage(await readFile(source, 'utf8'), number));
      else await cp(source, target);
    }
  }
}

/** Links the packages under their own names, but not the caches of earlier builds. */
async function linkPackages(project: string, folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of await readdir(path.join(project, 'node_modules'))) {
    if (name !== '.cache') await symlink(path.resolve(project, 'node_modules', name), path.join(folder, name));
  }
}

/**
 * Copies the project into an empty folder, with its documentation and community pages multiplied by `times`
 * in both languages, each reachable from a sidebar.
 */
export async function makeScaledSite(project: string, folder: string, times: number): Promise<void> {
  for (const name of await readdir(project)) {
    if (!NOT_SOURCE.test(name)) await cp(path.join(project, name), path.join(folder, name), {recursive: true});
  }
  await linkPackages(project, path.join(folder, 'node_modules'));
  for (const content of CONTENT) await multiplyContent(path.join(folder, content), times);
  const sidebars = path.join(folder, publishedSidebars);
  await writeFile(sidebars, JSON.stringify(withCopies(JSON.parse(await readFile(sidebars, 'utf8')) as SidebarsConfig, times)));
  await rename(path.join(folder, 'sidebars-community.ts'), path.join(folder, 'sidebars-community-once.ts'));
  await writeFile(
    path.join(folder, 'sidebars-community.ts'),
    `import {withCopies} from './tools/scale/sidebars';\nimport sidebars from './sidebars-community-once';\n\nexport default withCopies(sidebars, ${times});\n`,
  );
}

import {spawnSync} from 'node:child_process';
import {cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {apiGroups, apiPagesFolder, publishedApiPagesFolder, SIDEBAR_FILE, type SidebarGroup} from '@site/src/config/openapi';

import {readSources, resolvedDescription} from './support/descriptions';

const project = process.cwd();
/** A page left over from an operation that is no longer described. */
const LEFT_OVER = path.join(apiPagesFolder.zh, 'team', 'left-over.api.mdx');

/** A copy of the generator's input, so that a test can break it. */
let folder: string;

function generate(): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(path.join(project, 'node_modules/.bin/tsx'), [path.join(project, 'scripts/openapi-generate.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'api-reference-'));
  for (const name of ['node_modules', 'src', 'versions.json']) await symlink(path.join(project, name), path.join(folder, name));
  await cp('openapi', path.join(folder, 'openapi'), {recursive: true});
  await mkdir(path.dirname(path.join(folder, LEFT_OVER)), {recursive: true});
  await writeFile(path.join(folder, LEFT_OVER), 'left over');
});

afterAll(async () => {
  await rm(folder, {recursive: true, force: true});
});

describe('generating the reference', () => {
  it('writes every page in both languages, for the working copy and the published version, removes what was there before, and does nothing the second time', async () => {
    expect(generate()).toEqual({status: 0, output: expect.stringContaining('API reference: generated in') as string});
    for (const pages of [...Object.values(apiPagesFolder), ...Object.values(publishedApiPagesFolder)]) {
      const files = (await readdir(path.join(folder, pages), {recursive: true})).filter((file) => file.endsWith('.mdx'));
      expect(files.filter((file) => file.endsWith('.api.mdx'))).toHaveLength(68);
      expect(files.filter((file) => file.endsWith('index.mdx'))).toHaveLength(apiGroups.length);
    }
    expect(generate()).toEqual({status: 0, output: expect.stringContaining('API reference: up to date.') as string});
  });

  it('lists the operations in the sidebar in the order of the pages of the groups', async () => {
    const sidebar = JSON.parse(await readFile(path.join(folder, SIDEBAR_FILE), 'utf8')) as readonly SidebarGroup[];
    const sources = await readSources();
    for (const {group, operations} of sidebar) {
      const source = sources.get(group);
      const sections = source === undefined ? [] : resolvedDescription(source, 'zh')['x-sections'];
      expect(operations.map(({id}) => id), group).toEqual(sections.flatMap((section) => section.operations));
    }
    expect(sidebar.map(({group}) => group)).toEqual(apiGroups);
  });

  it.each([
    {fault: 'is broken', change: ['operationId: createTeam\n', 'operationID: createTeam\n'], names: /openapi\/team\.yaml:\d+:\d+ .*operationID/},
    {fault: 'lacks a text in English', change: [/^ +x-summary-en: .*\n/m, ''], names: /openapi\/team\.yaml: these texts lack one of the two languages:\n\/paths\/.*\/summary/},
    {fault: 'refers to an operation that is not there', change: [/(x-related:\n +- )\w+/, '$1noSuchOperation'], names: /The pages of the API can't be generated:\n[^]*refers to the operation "noSuchOperation", which none describes/},
    // Both pages have the same file name: the plugin writes the first one and says nothing.
    {fault: 'has an operation for which the plugin writes no page', change: [/\bdeleteTeam\b/g, 'create-team'], names: /docs\/api\/team: no page was generated for create-team/},
  ] as const)('stops at a description and names the place: one that $fault', async ({change: [from, to], names}) => {
    const file = path.join(folder, 'openapi/team.yaml');
    const sound = await readFile(file, 'utf8');
    const broken = sound.replace(from, to);
    expect(broken).not.toBe(sound);
    await writeFile(file, broken);
    const {status, output} = generate();
    await writeFile(file, sound);
    expect(output).toMatch(names);
    expect(status).toBe(1);
  });
});

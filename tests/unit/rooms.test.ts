import {readdirSync} from 'node:fs';
import path from 'node:path';

import {ESLint} from 'eslint';
import {describe, expect, test} from 'vitest';

// The configuration is plain JavaScript.
// @ts-expect-error it has no types
import {rooms} from '../../eslint.config.mjs';

type Zone = {readonly target: string; readonly from: readonly string[]};

/** A file of each folder, which the tests import where that is forbidden. */
const FILES: Readonly<Record<string, string>> = {
  'src/hooks': 'src/hooks/use-dialog',
  'src/components': 'src/components/search/kinds',
  'src/data': 'src/data/walls',
  'src/theme': 'src/theme/Root',
  'src/plugins': 'src/plugins/light-blog',
  'src/framework': 'src/framework/register',
  'src/search': 'src/search/site',
  'src/pages': 'src/pages/index',
  tests: 'tests/e2e/support/test',
  scripts: 'scripts/openapi-generate',
  tools: 'tools/git-files',
};

/** Any module of a folder that is not listed above. */
function someFileOf(folder: string): string {
  const [name] = readdirSync(path.join(root, folder)).filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));
  if (name === undefined) throw new Error(`${folder} holds no module.`);
  return `${folder}/${name.replace(/\.ts$/, '')}`;
}

const RULE = 'import-x/no-restricted-paths';
const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({cwd: root});

/** Messages of a rule for a file with the given code. */
async function complaints(rule: string, file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath: path.join(root, file)});
  return (result?.messages ?? []).filter(({ruleId}) => ruleId === rule).map(({message}) => message);
}

/** Messages of the import rule for a file that imports another one. */
const complaintsOf = (file: string, imported: string) => complaints(RULE, file, `import planted from '${imported}';\nexport default planted;\n`);

const planted = (rooms as readonly Zone[]).flatMap(({target, from}) => from.map((folder) => [target, folder] as const));

describe('imports run one way', () => {
  test.each(planted)('%s never imports %s, by its alias or by its path', async (target, folder) => {
    const file = `${target}/planted.ts`;
    const imported = FILES[folder] ?? someFileOf(folder);
    const message = expect.stringContaining(`${target} doesn't import ${folder}`) as unknown;
    expect(await complaintsOf(file, `@site/${imported}`)).toContainEqual(message);
    expect(await complaintsOf(file, `./${path.posix.relative(target, imported)}`)).toContainEqual(message);
  });

  test('the other direction is allowed', async () => {
    expect(await complaintsOf('src/theme/planted.ts', '@site/src/components/search/kinds')).toEqual([]);
    expect(await complaintsOf('src/components/planted/index.ts', '../ui/button')).toEqual([]);
    expect(await complaintsOf('src/lib/planted.ts', '../data/platform-facts')).toEqual([]);
  });
});

describe('files inside the framework', () => {
  const found = [expect.stringContaining('Files inside the framework')] as unknown;
  const inside = '@docusaurus/core/lib/server/site';

  test.each(['src/plugins', 'tools/strings', 'scripts'])('are never imported by %s', async (folder) => {
    const file = `${folder}/planted.ts`;
    expect(await complaints('no-restricted-syntax', file, `import planted from '${inside}';\nexport default planted;\n`)).toEqual(found);
    expect(await complaints('no-restricted-syntax', file, `export const planted = import('${inside}');\n`)).toEqual(found);
  });

  test('are imported only by the folder that changes it, and the exports of packages are allowed everywhere', async () => {
    expect(await complaints('no-restricted-syntax', 'src/framework/planted.ts', `export const planted = import('${inside}');\n`)).toEqual([]);
    expect(await complaints('no-restricted-syntax', 'src/plugins/planted.ts', `export const planted = import('@docusaurus/theme-common/internal');\n`)).toEqual([]);
  });
});

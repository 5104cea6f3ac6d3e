import {readdirSync} from 'node:fs';

import docusaurus from '@docusaurus/eslint-plugin';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of `tools/`. */
const TOOLS = readdirSync(new URL('tools', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => `tools/${name}`);

/**
 * Imports go one way: lib ← hooks ← components/ui ← components ← pages and theme. Each room
 * lists what it never imports. Resolved files are compared, however the import is spelt; exceptions are
 * single files. `tests/unit/rooms.test.ts` plants a violation of each.
 */
export const rooms = [
  // Facts about the platform are below everything else.
  {target: 'src/lib', from: ['src/hooks', 'src/components', 'src/data', 'src/theme', 'src/plugins', 'src/framework', 'src/search'], except: ['src/data/platform-facts.ts']},
  {target: 'src/hooks', from: ['src/components', 'src/data', 'src/theme', 'src/plugins', 'src/framework']},
  {target: 'src/components/ui', from: ['src/components', 'src/data', 'src/theme', 'src/plugins', 'src/framework'], except: ['src/components/ui']},
  {target: 'src/components', from: ['src/theme', 'src/plugins', 'src/framework']},
  {target: 'src/data', from: ['src/components', 'src/hooks', 'src/theme', 'src/plugins', 'src/framework']},
  {target: 'src/config', from: ['src/components', 'src/hooks', 'src/theme', 'src/data', 'src/plugins', 'src/framework', 'src/search']},
  {target: 'src/search', from: ['src/components', 'src/hooks', 'src/theme', 'src/plugins', 'src/framework', 'src/data']},
  {target: 'src/remark', from: ['src/components', 'src/hooks', 'src/theme', 'src/plugins', 'src/framework']},
  {target: 'src/plugins', from: ['src/components', 'src/hooks', 'src/theme', 'src/framework']},
  {target: 'src/framework', from: ['src/components', 'src/hooks', 'src/theme', 'src/plugins']},
  {target: 'src', from: ['src/pages', 'tests', 'scripts', 'tools']},
  // Checks and measurements read the site; only tests read the tests.
  {target: 'tools', from: ['tests', 'scripts', 'src/components', 'src/hooks', 'src/theme', 'src/pages', 'src/framework']},
  {target: 'scripts', from: ['tests']},
  // Code that the tools share is below each of them.
  {target: 'tools/site', from: TOOLS.filter((room) => room !== 'tools/site')},
];

const zones = rooms.flatMap(({target, from, except = []}) =>
  from.map((room) => ({
    target: `./${target}`,
    from: `./${room}`,
    ...(except.length > 0 && {except: except.filter((file) => file.startsWith(`${room}/`)).map((file) => `./${file.slice(room.length + 1)}`)}),
    message: `${target} doesn't import ${room}: see "Folders" in CONTRIBUTING.md.`,
  })),
);

export default tseslint.config(
  {ignores: ['build*/', '.docusaurus*/', 'node_modules/', 'reports/', 'test-results/', 'playwright-report/', 'docs/', 'i18n/']},
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': hooks},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {files: ['scripts/**', 'tests/**', 'tools/**'], rules: {'no-console': 'off'}},
  {files: ['src/pages/**', 'src/theme/**', 'src/components/**', 'src/data/**', 'src/hooks/**', 'src/lib/**'], rules: {
    'no-restricted-globals': ['error', {name: 'process', message: 'Environment variables are read in src/config/env.ts only.'}],
  }},
  {files: ['{src,tools,scripts}/**/*.{ts,tsx}', '*.ts'], ignores: ['src/framework/**'], rules: {
    'no-restricted-syntax': ['error', {
      selector: ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal[value=/^@docusaurus\\/[^/]+\\/lib\\//]',
      message: 'Files inside the framework change without notice: use what its packages export, or its commands.',
    }],
  }},
  {
    files: ['{src,tools,scripts}/**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver({project: './tsconfig.json'})]},
    rules: {'import-x/no-restricted-paths': ['error', {zones}]},
  },
);

import docusaurus from '@docusaurus/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Imports run one way: lib ← hooks ← components/ui ← components ← pages and theme.
 * Each room names what it must not reach; nothing imports pages or tests.
 */
const rooms = [
  {files: ['src/lib/**'], never: ['hooks', 'components', 'data', 'theme']},
  {files: ['src/hooks/**'], never: ['components', 'data', 'theme']},
  {files: ['src/components/ui/**'], never: ['components/!(ui)', 'data', 'theme']},
  {files: ['src/components/!(ui)/**'], never: ['theme']},
  {files: ['src/data/**'], never: ['components', 'theme']},
  {files: ['src/config/**'], never: ['components', 'hooks', 'theme', 'data']},
];

const boundaries = rooms.map(({files, never}) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [...never, 'pages'].flatMap((room) => [`@site/src/${room}/**`, `@site/src/${room}`]),
            message: 'Imports run one way: see "Rooms" in CONTRIBUTING.md.',
          },
          {group: ['@site/tests/**'], message: 'The site does not import its tests.'},
        ],
      },
    ],
  },
}));

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
  ...boundaries,
);

import path from 'node:path';

import {defineConfig} from 'vitest/config';

const mock = (name: string) => path.resolve('tests/unit/mocks', name);

export default defineConfig({
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${path.resolve('.')}/`},
      {find: /^@docusaurus\/(Translate|Link|router|useDocusaurusContext|useBaseUrl|useIsBrowser|ExecutionEnvironment|Head)$/, replacement: mock('$1')},
    ],
  },
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['tests/{unit,content,relevance}/**/*.test.{ts,tsx}'],
    environment: 'node',
    css: {modules: {classNameStrategy: 'non-scoped'}},
  },
});

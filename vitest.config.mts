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
    include: ['{tests/unit,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // The default leaves one core to the main process, which has little to do.
    maxWorkers: '100%',
    // A loaded machine needs longer than the default; no test measures time.
    testTimeout: 60_000,
    // Tests are tagged with statements of the specification; tools/specification knows all of these tags.
    strictTags: false,
    hookTimeout: 60_000,
    css: {modules: {classNameStrategy: 'non-scoped'}},
  },
});

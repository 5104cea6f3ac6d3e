import path from 'node:path';

import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: [{find: /^@site\//, replacement: `${path.resolve('.')}/`}]},
  test: {
    include: ['tests/browsers/*.test.ts'],
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // A window is used by one test after the other, and two browsers at once would be slower.
    fileParallelism: false,
  },
});

import path from 'node:path';

import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: [{find: /^@site\//, replacement: `${path.resolve('.')}/`}]},
  test: {
    include: ['tests/browsers/*.test.ts'],
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // All tests share one window, and two browsers at once are slower.
    fileParallelism: false,
  },
});

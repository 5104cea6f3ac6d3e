import {existsSync} from 'node:fs';

import {defineConfig} from '@playwright/test';

import {executablePath, runsAsRoot} from './tools/site/browser';
import {SITES} from './tools/site/sites';

/** Two cores are enough for two browsers; more workers make the timing of the interface unreliable. */
const WORKERS = 2;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  // A test that passes only on the retry is listed at the end of a run, so that it gets fixed.
  retries: 1,
  // axe reads large pages twice in one test; a loaded machine needs the time.
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [['list'], ['json', {outputFile: 'reports/e2e.json'}]],
  use: {
    baseURL: SITES.production.origin,
    locale: 'zh-CN',
    viewport: {width: 1440, height: 900},
    // Recording every test takes a third of the time, so a failed test is only recorded on its retry.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      // A page in a test lives for a second: V8's recompilation for speed, on the same two cores, takes a sixth of its time.
      args: ['--js-flags=--no-opt --no-maglev', '--disable-background-networking', '--disable-component-update', ...(runsAsRoot ? ['--no-sandbox'] : [])],
    },
  },
  // A run of a few tests may only need the production build; tests that need another build fail without it.
  webServer: Object.values(SITES)
    .filter((site) => site === SITES.production || existsSync(site.dir))
    .map(({dir, port, baseUrl, origin}) => ({
      command: `npx tsx tools/site/serve.ts --dir ${dir} --host 127.0.0.1 --port ${port} --base-url ${baseUrl} --fast`,
      url: origin + baseUrl,
      reuseExistingServer: false,
      stdout: 'ignore',
    })),
});

import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

/** Where common systems install a browser that Playwright can drive. */
const INSTALLED = [
  // Debian's headless build: it is faster, because it starts fewer processes for each page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that tests use: an installed one, or Playwright's own as a fallback; undefined if there is none. */
export function findBrowser(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
}

export const executablePath = findBrowser();

/** Chromium doesn't support its sandbox for root. */
export const runsAsRoot = process.getuid?.() === 0;

import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

/** Where the common systems keep a browser that Playwright can drive. */
const INSTALLED = [
  // Debian's build without a window: it starts fewer processes for each page, and so is faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that tests use: one that is installed, else Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
}

export const executablePath = findBrowser();

/** Chromium refuses its sandbox to root. */
export const runsAsRoot = process.getuid?.() === 0;

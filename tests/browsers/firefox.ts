import {launch} from 'puppeteer-core';

import type {Driver} from './driver';
import {firefox, missingFirefox} from '../../tools/site/other-browsers';

/** Starts Firefox in headless mode. */
export async function startFirefox(): Promise<Driver> {
  const executablePath = firefox();
  if (executablePath === undefined) throw new Error(`${missingFirefox() ?? ''}.`);
  const browser = await launch({browser: 'firefox', executablePath, headless: true, defaultViewport: null});
  const [page = await browser.newPage()] = await browser.pages();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its prefetches, which no reader notices.
    if (request.failure()?.errorText !== 'NS_BINDING_ABORTED') problems.push(`failed request: ${request.url()}, ${request.failure()?.errorText ?? ''}`);
  });
  return {
    async open(address) {
      problems.length = 0;
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({width, height}),
    run: (code, ...args) => page.evaluate(code as never, ...args),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    async shortcut(letter) {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'k');
      await page.keyboard.up('Control');
    },
    write: (text) => page.keyboard.type(text),
    problems: () => problems,
    close: () => browser.close(),
  };
}

import {test as base, expect, type Page} from '@playwright/test';

/** Problems that occur in the background of a page. A test that provokes a problem removes it from the list. */
export type Trouble = {
  readonly list: string[];
  /** Removes the entries that match: the test provoked them. */
  expected: (pattern: RegExp) => void;
  /** Ignores what matches from now on: the page is meant to do it. */
  ignore: (pattern: RegExp) => void;
};

function watch(page: Page, origins: readonly string[]): Trouble {
  const list: string[] = [];
  const ignored: RegExp[] = [];
  const note = (line: string) => {
    if (!ignored.some((pattern) => pattern.test(line))) list.push(line);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !origins.some((origin) => url.startsWith(`${origin}/`))) note(`foreign request: ${url}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its prefetches, which no reader notices.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  return {
    list,
    ignore: (pattern) => void ignored.push(pattern),
    expected(pattern) {
      for (let index = list.length - 1; index >= 0; index -= 1) {
        if (pattern.test(list[index] ?? '')) list.splice(index, 1);
      }
    },
  };
}

/**
 * Playwright's test with a watch on the page: at the end of a test, no console message, failed
 * request or request to another host may be left.
 */
export const test = base.extend<{trouble: Trouble}>({
  trouble: [
    async ({page, baseURL}, use) => {
      const trouble = watch(page, baseURL ? [new URL(baseURL).origin] : []);
      await use(trouble);
      expect(trouble.list, 'console messages, failed and foreign requests').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The two languages, with the prefix of their addresses. */
export const LANGUAGES = [
  {name: 'zh', prefix: '', htmlLang: 'zh-CN'},
  {name: 'en', prefix: '/en', htmlLang: 'en'},
] as const;

import type {Page} from '@playwright/test';

import {recordPaint} from './paint';
import {test as baseTest} from './test';
import {DESKTOP, undrawn, type LayOut} from './undrawn';

/** A tab that goes from page to page and paints next to nothing. */
export type CrawlTab = {readonly page: Page; readonly layOut: LayOut};

/** Visits pages one after another in one tab, so that scripts compiled for one page are reused on the next. First visits are tested elsewhere. */
export const test = baseTest.extend<{readonly layOut: LayOut}, {readonly tab: CrawlTab}>({
  tab: [
    async ({browser}, provide, {project}) => {
      const {baseURL, locale} = project.use;
      const context = await browser.newContext({baseURL, locale});
      const page = await context.newPage();
      const layOut = await undrawn(page);
      await recordPaint(page);
      // Prefetching is off: linked pages are opened in their turn.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: true}}));
      await provide({page, layOut});
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab: {page, layOut}}, provide) => {
    await layOut(DESKTOP);
    await provide(page);
    page.removeAllListeners();
  },
  layOut: async ({tab: {layOut}}, provide) => provide(layOut),
});

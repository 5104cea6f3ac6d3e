import type {Page} from '@playwright/test';

import {recordPaint} from './paint';
import {test as watched} from './test';
import {DESKTOP, undrawn, type LayOut} from './undrawn';

/** A tab that goes from page to page, of which next to nothing is drawn. */
export type CrawlTab = {readonly page: Page; readonly layOut: LayOut};

/** A visitor who goes from page to page in one tab: what the browser has compiled for one page serves the next. First visits are tested elsewhere. */
export const test = watched.extend<{readonly layOut: LayOut}, {readonly tab: CrawlTab}>({
  tab: [
    async ({browser}, give, {project}) => {
      const {baseURL, locale} = project.use;
      const visitor = await browser.newContext({baseURL, locale});
      const page = await visitor.newPage();
      const layOut = await undrawn(page);
      await recordPaint(page);
      // Pages that are linked are opened in their turn.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: true}}));
      await give({page, layOut});
      await visitor.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab: {page, layOut}}, give) => {
    await layOut(DESKTOP);
    await give(page);
    page.removeAllListeners();
  },
  layOut: async ({tab: {layOut}}, give) => give(layOut),
});

import type {CDPSession, Page} from '@playwright/test';

import {recordPaint} from './paint';
import {test as watched} from './test';

type Size = {readonly width: number; readonly height: number};

/** A tab that goes from page to page, and the size for which its pages are laid out. */
export type CrawlTab = {readonly page: Page; readonly layOut: (size: Size) => Promise<void>};

/** What is drawn of a page: nobody looks at it, and drawing a whole window takes a quarter of a page's time. */
const DRAWN: Size = {width: 64, height: 64};

/** Lays a page out for a window of a size, whatever is drawn of it. */
const layingOut = (session: CDPSession) => async (size: Size) => {
  await session.send('Emulation.setDeviceMetricsOverride', {...size, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true});
};

/** A visitor who goes from page to page in one tab: what the browser has compiled and drawn for one page serves the next. First visits are tested elsewhere. */
export const test = watched.extend<{readonly layOut: CrawlTab['layOut']}, {readonly tab: CrawlTab}>({
  tab: [
    async ({browser}, give, {project}) => {
      const {baseURL, locale} = project.use;
      const visitor = await browser.newContext({baseURL, locale, viewport: DRAWN});
      const page = await visitor.newPage();
      const layOut = layingOut(await visitor.newCDPSession(page));
      await recordPaint(page);
      // Pages that are linked are opened in their turn.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: true}}));
      await give({page, layOut});
      await visitor.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab: {page, layOut}, viewport}, give) => {
    if (viewport) await layOut(viewport);
    await give(page);
    page.removeAllListeners();
  },
  layOut: async ({tab: {layOut}}, give) => give(layOut),
});

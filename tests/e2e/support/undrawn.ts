import type {Page} from '@playwright/test';

export type Size = {readonly width: number; readonly height: number};

/** Lays a page out for a window of a size. */
export type LayOut = (size: Size) => Promise<void>;

/** The window that most tests use. */
export const DESKTOP: Size = {width: 1440, height: 900};

/** What is drawn. */
const DRAWN: Size = {width: 64, height: 64};

/**
 * Has next to nothing of a page drawn from now on, which takes a quarter of its time, for tests that look at its elements
 * and measures alone and press nothing.
 */
export async function undrawn(page: Page): Promise<LayOut> {
  await page.setViewportSize(DRAWN);
  const session = await page.context().newCDPSession(page);
  return async (size) => {
    await session.send('Emulation.setDeviceMetricsOverride', {...size, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true});
  };
}

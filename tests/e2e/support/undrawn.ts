import type {Page} from '@playwright/test';

export type Size = {readonly width: number; readonly height: number};

/** Lays out a page for a window of the given size. */
export type LayOut = (size: Size) => Promise<void>;

/** The window that most tests use. */
export const DESKTOP: Size = {width: 1440, height: 900};

/** Size of the area that is painted. */
const PAINTED: Size = {width: 64, height: 64};

/**
 * Paints next to nothing of a page from now on, because painting takes a quarter of its time. This is for tests that only
 * look at elements and measurements and press nothing.
 */
export async function undrawn(page: Page): Promise<LayOut> {
  await page.setViewportSize(PAINTED);
  const session = await page.context().newCDPSession(page);
  return async (size) => {
    await session.send('Emulation.setDeviceMetricsOverride', {...size, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true});
  };
}

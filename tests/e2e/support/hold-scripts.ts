import type {Page} from '@playwright/test';

/** Holds all requests for scripts, or for other files of the site, until the returned function is called. */
export async function holdScripts(page: Page, files = /assets\/js\/.*\.js$/): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

import type {Page} from '@playwright/test';

/** Holds every script, or other file of the site, that is asked for from now on until it is let go. */
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

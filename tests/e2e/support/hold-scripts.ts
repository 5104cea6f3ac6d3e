import type {Page} from '@playwright/test';

/** Holds every script that is asked for from now on until it is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/js\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

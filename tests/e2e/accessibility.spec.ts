import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {SITES} from './support/sites';
import {expect, hydrated, open, test} from './support/test';

/** One page of each kind. */
const TEMPLATES = [
  '/',
  '/docs/',
  '/docs/quick-start/quick-install',
  '/docs/quick-start/architecture/',
  '/docs/versions',
  '/docs/Intro',
  '/docs/api/team/',
  '/docs/api/application/createGatewayRules',
  '/docs/troubleshooting/',
  '/community/change/5.14.2',
  '/community/support',
  '/blog',
  '/blog/gateway-api-intro',
  '/blog/archive',
  '/case/',
  '/case/kgdata',
  '/usescene/',
  '/usescene/offlineDelivery',
  '/search?q=helm',
];

async function violations(page: Page): Promise<string[]> {
  const {violations: list} = await new AxeBuilder({page}).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return list.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
}

for (const path of TEMPLATES) {
  test(`axe finds nothing on ${path}, in Chinese and English`, async ({page}) => {
    for (const prefix of ['', '/en']) {
      await open(page, prefix + path);
      expect(await violations(page), prefix + path).toEqual([]);
    }
  });

  test(`axe finds nothing on ${path} in the dark, on a phone`, async ({page, trouble}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.route((url) => url.origin !== SITES.configured.origin, (route) => route.fulfill({contentType: 'application/json', body: '{}'}));
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(SITES.configured.origin + SITES.configured.baseUrl + path.slice(1));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violations(page)).toEqual([]);
    trouble.expected(/foreign request|algolia|search/i);
  });

  test(`${path} has no sideways scroll from 320 to 2560 px`, async ({page}) => {
    for (const prefix of ['', '/en']) {
      await page.setViewportSize({width: 320, height: 800});
      await open(page, prefix + path);
      for (const width of [320, 390, 768, 997, 1440, 2560]) {
        await page.setViewportSize({width, height: 900});
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(over, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('nothing moves when reduced motion is asked for', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().activeDuration) > 1).length,
  );
  expect(moving).toBe(0);
});

import {templates} from '../../tools/site/templates';
import {axeViolations} from './support/axe';
import {inDarkMode} from './support/dark';
import {expect, open, test} from './support/test';
import {DESKTOP, undrawn} from './support/undrawn';

/** One page of each kind, and the pages that differ most from their kind. */
const PATHS = [
  ...templates.filter(({kind}) => kind !== 'not-found').map(({path}) => path),
  '/docs/quick-start/architecture/',
  '/docs/versions',
  '/docs/api/application/createGatewayRules',
  '/docs/troubleshooting/',
  '/community/change/5.14.2',
  '/search?q=helm',
];

for (const path of PATHS) {
  test(`axe finds nothing on ${path} in dark mode, on a phone, in both languages`, async ({page, trouble}) => {
    const layOut = await undrawn(page);
    await layOut({width: 390, height: 844});
    const show = await inDarkMode(page, trouble);
    for (const prefix of ['', '/en']) {
      await show(prefix + path);
      expect(await axeViolations(page), prefix + path).toEqual([]);
    }
  });

  test(`axe finds nothing on ${path} in forced colours`, async ({page}) => {
    const layOut = await undrawn(page);
    await layOut(DESKTOP);
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, `/en${path}`);
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`${path} has no sideways scroll from 320 to 2560 px`, async ({page}) => {
    const layOut = await undrawn(page);
    for (const prefix of ['', '/en']) {
      await layOut({width: 320, height: 800});
      await open(page, prefix + path);
      for (const width of [320, 390, 768, 997, 1440, 2560]) {
        await layOut({width, height: 900});
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(over, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('nothing moves when reduced motion is requested', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().activeDuration) > 1).length,
  );
  expect(moving).toBe(0);
});

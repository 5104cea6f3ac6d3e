import type {Page} from '@playwright/test';

import {product} from '../../src/config/product';

import {holds} from '../../tools/specification/marks';
import {axeViolations} from './support/axe';
import {SITES} from '../../tools/site/sites';
import {expect, hydrated, LANGUAGES, open, test} from './support/test';

const KEY = 'rainbond-support-dialog';
const text = {
  zh: {title: '用得还顺手吗？', cancel: '以后再说', close: '关闭'},
  en: {title: 'Is everything going well?', cancel: 'Not now', close: 'Close'},
} as const;

/** The dialog's own script. Its texts may also occur in other scripts, where strings are stored in a table. */
const script = /\/assets\/js\/support-dialog\.[0-9a-f]+\.js$/;

const dialog = (page: Page, language: keyof typeof text = 'zh') => page.getByRole('dialog', {name: text[language].title});
/** The session's marker; null if there is none, or no storage. */
const marker = (page: Page) =>
  page.evaluate((key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  }, KEY);

/** Stops the clock of an open page `elapsed` milliseconds after the countdown began. */
async function stopAt(page: Page, elapsed: number): Promise<void> {
  await page.clock.pauseAt(Number((await marker(page)) ?? (await page.evaluate(() => Date.now()))) + elapsed);
}

/** Opens an address and stops its clock ten seconds after the countdown began; no page takes that long to load. */
async function openAt(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await stopAt(page, 10_000);
}

/** Reloads the page; its scripts need a running clock. */
async function reload(page: Page): Promise<void> {
  await page.clock.resume();
  await page.reload();
  await hydrated(page);
}

async function showAt(page: Page, address = '/docs/'): Promise<void> {
  await openAt(page, address);
  await page.clock.runFor(170_000);
  await expect(page.locator('dialog:modal')).toBeVisible();
}

for (const {name, prefix} of LANGUAGES) {
  test(`appears after three minutes, not before (${name})`, holds('support-dialog.hidden', 'support-dialog.appears', 'constants.dialog-delay'), async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (script.test(request.url())) loaded.push(new URL(request.url()).pathname.split('.').pop() ?? '');
    });
    await openAt(page, `${prefix}/docs/`);
    expect(await marker(page)).toMatch(/^\d+$/);
    await page.clock.runFor(169_999);
    await expect(dialog(page, name)).toHaveCount(0);
    expect(loaded).toEqual([]);
    await page.clock.runFor(1);
    await expect(dialog(page, name)).toBeVisible();
    expect(loaded).toEqual(['js']);
    expect(await marker(page)).toBe('shown');
    for (const href of [product.repository, product.forum, product.issues, `${prefix}/community/support`]) {
      await expect(dialog(page, name).locator(`a[href="${href}"]`)).toBeVisible();
    }
    await dialog(page, name).getByRole('button', {name: text[name].cancel}).click();
    await expect(dialog(page, name)).toHaveCount(0);
  });

  test(`does not start on the root (${name})`, holds('support-dialog.appears'), async ({page}) => {
    await openAt(page, `${prefix}/`);
    await page.clock.runFor(400_000);
    expect(await marker(page)).toBeNull();
    await expect(dialog(page, name)).toHaveCount(0);
  });
}

test('starts when a visit that began on the root moves on', holds('support-dialog.appears'), async ({page}) => {
  await openAt(page, '/');
  await page.clock.runFor(400_000);
  await page.locator('a[href="/docs/"]').first().click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/docs\/$/);
  expect(await marker(page)).toMatch(/^\d+$/);
  await page.clock.runFor(180_000);
  await expect(dialog(page)).toBeVisible();
});

test('continues through page changes and a reload', async ({page}) => {
  await openAt(page, '/docs/');
  const start = await marker(page);
  await page.clock.runFor(60_000);
  await page.locator('a[href="/docs/quick-start/quick-install"]').first().click();
  await page.clock.runFor(60_000);
  await reload(page);
  expect(await marker(page)).toBe(start);
  await stopAt(page, 179_999);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(dialog(page)).toBeVisible();
});

test('comes once in a session', holds('support-dialog.once', 'constants.session-marker'), async ({page}) => {
  await showAt(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(400_000);
  await reload(page);
  await page.clock.fastForward(400_000);
  await expect(dialog(page)).toHaveCount(0);
});

/** What a reader may be doing when the three minutes end: how it begins and how it ends. */
const OCCUPATIONS = [
  {
    name: 'typing into a form',
    address: '/helm/',
    begin: (page: Page) => page.getByRole('textbox').first().focus(),
    end: (page: Page) => page.getByRole('textbox').first().blur(),
  },
  {
    name: 'searching',
    address: '/docs/',
    begin: async (page: Page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', {name: '搜索'}).getByRole('button').last().focus();
    },
    end: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    name: 'selecting text',
    address: '/docs/quick-start/quick-install',
    begin: (page: Page) => page.locator('main p').first().selectText(),
    end: (page: Page) => page.evaluate(() => getSelection()?.removeAllRanges()),
  },
] as const;

for (const {name, address, begin, end} of OCCUPATIONS) {
  test(`does not interrupt ${name}`, async ({page}) => {
    await openAt(page, address);
    await page.clock.resume();
    await begin(page);
    await stopAt(page, 179_000);
    await page.clock.runFor(60_000);
    await expect(dialog(page)).toHaveCount(0);
    expect(await marker(page)).toMatch(/^\d+$/);
    await page.clock.resume();
    await end(page);
    await expect(dialog(page)).toBeVisible();
    expect(await marker(page)).toBe('shown');
  });
}

test('closes by close button, cancel button and Esc, never by the mask', holds('support-dialog.cancel', 'support-dialog.mask'), async ({page}) => {
  await showAt(page);
  await page.mouse.click(20, 20);
  await page.mouse.click(1400, 880);
  await expect(dialog(page)).toBeVisible();
  const ways = [
    () => dialog(page).getByRole('button', {name: text.zh.close, exact: true}).click(),
    () => dialog(page).getByRole('button', {name: text.zh.cancel}).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    // Pretend that the countdown ran out on another page.
    await page.evaluate((key) => sessionStorage.setItem(key, '1'), KEY);
    await reload(page);
  }
});

test('traps focus, and gives it back', async ({page}) => {
  await openAt(page, '/docs/');
  const link = page.locator('main a[href]').first();
  await link.focus();
  await page.clock.runFor(170_000);
  await expect(dialog(page).getByRole('button', {name: text.zh.cancel})).toBeFocused();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press(stop < 7 ? 'Tab' : 'Shift+Tab');
    expect(await dialog(page).evaluate((element) => element !== document.activeElement && element.contains(document.activeElement)), `stop ${stop}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the page is locked, and nothing on it moves', holds('dialogs.lock'), async ({playwright, baseURL}, {project}) => {
  // Playwright hides scrollbars; this test needs one that takes space.
  const browser = await playwright.chromium.launch({...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']});
  const page = await browser.newPage({baseURL, viewport: {width: 1440, height: 900}});
  await openAt(page, '/docs/quick-start/quick-install');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const layout = () =>
    page.evaluate(() => ({
      places: [...document.querySelectorAll('nav.navbar, main, h1, footer:not(dialog *)')].map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      style: document.documentElement.getAttribute('style'),
    }));
  await page.mouse.wheel(0, 300);
  // The wheel scrolls smoothly, and the bar slides away after it. Both have to end before positions are measured.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.clock.runFor(1_000);
  await expect.poll(() => page.evaluate(() => document.getAnimations().filter(({timeline}) => timeline === document.timeline).length)).toBe(0);
  const before = await layout();
  await page.clock.runFor(180_000);
  await expect(dialog(page)).toBeVisible();
  expect((await layout()).places).toEqual(before.places);
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await layout()).toEqual(before);
  await browser.close();
});

test('is 600 px wide, and as wide as the phone', holds('constants.dialog-width'), async ({page}) => {
  await showAt(page);
  await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
  expect((await dialog(page).boundingBox())?.width).toBe(600);
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 640});
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBe(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await expect(dialog(page).getByRole('button', {name: text.zh.cancel})).toBeInViewport();
  }
});

test('does not move when reduced motion is requested', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await showAt(page);
  expect(await dialog(page).evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
});

test('has no axe violations, in light and dark mode', async ({page, trouble}) => {
  await page.route((url) => ![SITES.configured.origin, SITES.production.origin].includes(url.origin), (route) => route.fulfill({body: ''}));
  for (const address of ['/docs/', `${SITES.configured.origin}${SITES.configured.baseUrl}docs/`]) {
    await showAt(page, address);
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), address === '/docs/' ? 'light' : 'dark');
    await dialog(page).evaluate((element) => Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished)));
    await page.clock.resume();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
  }
  trouble.expected(/foreign request/);
});

test('works without storage, and says so in the console', async ({page, trouble}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await showAt(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(trouble.list.filter((entry) => entry.includes(KEY))).toHaveLength(1);
  trouble.expected(/console warning: Session storage is blocked/);
});

test('a dialog that cannot be loaded is logged, and the page keeps working', async ({page, trouble}) => {
  await page.route(script, (route) => route.abort());
  await openAt(page, '/docs/');
  await page.clock.runFor(170_000);
  await expect.poll(() => trouble.list.some((entry) => entry.includes('could not be loaded'))).toBe(true);
  await expect(page.locator('h1')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  trouble.expected(/could not be loaded|failed request|net::ERR_FAILED/);
});

test('its links open in another tab', async ({page}) => {
  await showAt(page);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog(page).locator('a[href="/community/support"]').click(),
  ]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).pathname).toBe('/community/support');
  await opened.close();
  await expect(dialog(page)).toBeVisible();
});

test('a root below a base URL counts as a root', async ({page, trouble}) => {
  await page.route((url) => url.origin !== SITES.configured.origin, (route) => route.fulfill({body: ''}));
  const {origin, baseUrl} = SITES.configured;
  for (const root of [baseUrl, `${baseUrl}en/`]) {
    await open(page, origin + root);
    expect(await marker(page), root).toBeNull();
  }
  await open(page, `${origin}${baseUrl}docs/`);
  expect(await marker(page)).toMatch(/^\d+$/);
  trouble.expected(/foreign request/);
});

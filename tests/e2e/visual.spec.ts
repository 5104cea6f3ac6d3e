import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Page, TestInfo} from '@playwright/test';

import {type TemplateName, templates} from '../../tools/site/templates';
import {SITES} from '../../tools/site/sites';
import {expect, test} from './support/test';
import {compare, describe as say, type Difference, isBreak} from './support/visual';
import {drawDifference, soften, thumbnail} from './support/visual-image';
import {prepare, show, takeScreenshot, takeSettledScreenshot, type Window, WINDOWS} from './support/visual-page';

const BASELINES = path.join(__dirname, 'baselines');
const ACCEPT = 'npm run visual:accept';

/** Variants of the templates. All are rendered from the same code, so a few of each kind are enough. */
const VARIANTS: readonly {readonly name: string; readonly site: keyof typeof SITES; readonly prefix: string; readonly theme: 'light' | 'dark'; readonly only?: readonly TemplateName[]}[] = [
  {name: 'zh', site: 'production', prefix: '', theme: 'light'},
  {name: 'en', site: 'production', prefix: '/en', theme: 'light', only: ['home', 'feature', 'helm', 'docs-article', 'api-operation']},
  {name: 'dark', site: 'configured', prefix: '', theme: 'dark', only: ['home', 'case', 'docs-article', 'api-operation', 'blog']},
];

const baselineName = (template: string, variant: string, window: Window) => `${template}.${variant}.${window.name}.webp`;

// The images say more than a trace, which would record all fonts of the package with every page.
test.use({trace: 'off'});

/** Compares the baseline of a page with its current image. */
async function compareImages(baseline: Buffer, actual: Buffer, window: Window): Promise<Difference> {
  const scale = window.width / window.thumbnail;
  return compare(await soften(baseline, scale), await soften(actual, scale), scale);
}

/**
 * Compares an open page with its baseline. With `--update-snapshots` the current image
 * replaces the baseline where it differs (`=all`: in any case).
 */
async function compareWithBaseline(page: Page, name: string, window: Window, testInfo: TestInfo): Promise<void> {
  const file = path.join(BASELINES, name);
  const {updateSnapshots: mode} = testInfo.config;
  const accept = mode === 'all' || mode === 'changed';
  if (!existsSync(file)) {
    expect.soft(accept, `There is no baseline ${name}. "${ACCEPT}" makes it; look at it before you commit it.`).toBe(true);
    if (!accept) return;
    mkdirSync(BASELINES, {recursive: true});
    writeFileSync(file, await thumbnail(await takeSettledScreenshot(page), window.thumbnail));
    return;
  }

  const baseline = readFileSync(file);
  const atOnce = await compareImages(baseline, await thumbnail(await takeScreenshot(page), window.thumbnail), window);
  testInfo.annotations.push({type: window.name, description: say(atOnce)});
  if (!isBreak(atOnce) && mode !== 'all') return;

  const screenshot = await takeSettledScreenshot(page);
  const actual = await thumbnail(screenshot, window.thumbnail);
  const difference = await compareImages(baseline, actual, window);
  if (accept) {
    if (isBreak(difference) || mode === 'all') writeFileSync(file, actual);
    return;
  }
  if (!isBreak(difference)) return;
  const images = {baseline: ['webp', baseline], actual: ['png', screenshot], difference: ['png', await drawDifference(actual, difference.marks, 4)]} as const;
  for (const [title, [type, body]] of Object.entries(images)) {
    const image = testInfo.outputPath(`${window.name}-${title}.${type}`);
    writeFileSync(image, body);
    await testInfo.attach(`${window.name} ${title}`, {path: image, contentType: `image/${type}`});
  }
  expect.soft(
    isBreak(difference),
    `${name}: ${say(difference)}.\nThe images are in ${path.relative('.', testInfo.outputPath())}. If the new look is intended: run "${ACCEPT}", then look at the baselines that changed.`,
  ).toBe(false);
}

for (const {name: variant, site, prefix, theme, only} of VARIANTS) {
  const {origin, baseUrl} = SITES[site];

  test.describe(`looks in ${variant}`, () => {
    test.use({baseURL: origin});

    for (const template of templates.filter(({name}) => only?.includes(name) ?? true)) {
      test(`${template.name} looks as accepted`, async ({page, trouble}, testInfo) => {
        await prepare(page);
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await page.route(
          (url) => url.origin !== origin,
          (route) => route.fulfill({contentType: 'text/javascript', body: ''}),
        );
        for (const window of WINDOWS) {
          await show(page, baseUrl.slice(0, -1) + prefix + template.path, window);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await compareWithBaseline(page, baselineName(template.name, variant, window), window, testInfo);
        }
        if (template.kind === 'not-found') trouble.expected(/\b404\b/);
        // The configured site requests its statistics from another host.
        if (site === 'configured') trouble.expected(/foreign request/);
      });
    }
  });
}

test('every baseline belongs to a template', () => {
  const wanted = VARIANTS.flatMap(({name, only}) =>
    templates.filter((template) => only?.includes(template.name) ?? true).flatMap((template) => WINDOWS.map((window) => baselineName(template.name, name, window))),
  );
  const existing = readdirSync(BASELINES).filter((name) => name.endsWith('.webp'));
  expect(existing.filter((name) => !wanted.includes(name))).toEqual([]);
});

const address = (name: TemplateName) => templates.find((template) => template.name === name)?.path ?? '';

/** Broken layouts, with the styles that break them. */
const BREAKS: readonly {readonly what: string; readonly on: TemplateName; readonly windows?: readonly Window['name'][]; readonly styles: string}[] = [
  {what: 'a grid in one column', on: 'cases', windows: ['desktop'], styles: 'main * {grid-template-columns: 1fr !important}'},
  {what: 'cards with 40 % wider padding', on: 'cases', styles: 'main [class*="card_"] {padding: 35px !important}'},
  {what: 'a navbar of twice the height', on: 'cases', windows: ['desktop'], styles: ':root {--bar: 128px !important}'},
  {what: 'the drawing of the opening gone', on: 'home', styles: 'main [role="img"] {visibility: hidden !important}'},
  {what: 'buttons without their surface', on: 'home', windows: ['desktop'], styles: '[class*="button"] {background: none !important; border: none !important; padding: 0 !important}'},
  {what: 'a navbar of twice the height', on: 'docs-article', styles: ':root {--bar: 128px !important}'},
  {what: 'the sidebar gone', on: 'docs-article', windows: ['desktop'], styles: '.theme-doc-sidebar-container {display: none !important}'},
  {what: 'the contents of the page gone', on: 'docs-article', windows: ['desktop'], styles: '.theme-doc-toc-desktop {visibility: hidden !important}'},
  {what: 'letters a fifth larger', on: 'docs-article', styles: 'main article {zoom: 1.2}'},
  {what: 'a dark surface where a light one was', on: 'docs-article', styles: 'main table {background: #0b1220 !important}'},
];

test.describe('the comparison', () => {
  const withBreaks = [...new Set(BREAKS.map(({on}) => on))];

  for (const name of withBreaks) {
    for (const window of WINDOWS) {
      test(`finds planted breaks on ${name}, ${window.name}, and lets words change`, async ({page}, testInfo) => {
        await prepare(page);
        await show(page, address(name), window);
        const before = await thumbnail(await takeSettledScreenshot(page), window.thumbnail);
        const against = async () => compareImages(before, await thumbnail(await takeScreenshot(page), window.thumbnail), window);
        const report = (what: string, difference: Difference) => testInfo.annotations.push({type: what, description: say(difference)});

        for (const {what, styles} of BREAKS.filter(({on, windows}) => on === name && (windows?.includes(window.name) ?? true))) {
          const style = await page.addStyleTag({content: styles});
          const difference = await against();
          report(what, difference);
          expect.soft(isBreak(difference), `${what}: ${say(difference)}`).toBe(true);
          await style.evaluate((element) => (element as Element).remove());
        }

        const stroke = await page.addStyleTag({content: '* {-webkit-text-stroke: 0.2px}'});
        const smoother = await against();
        report('other smoothing', smoother);
        expect.soft(isBreak(smoother), `other smoothing: ${say(smoother)}`).toBe(false);
        await stroke.evaluate((element) => (element as Element).remove());

        await replaceWords(page);
        const reworded = await against();
        report('other words', reworded);
        expect.soft(isBreak(reworded), `other words: ${say(reworded)}`).toBe(false);
      });
    }
  }
});

/** Replaces the first paragraph, and one word of the heading above it, by other words of the same length. */
async function replaceWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const words = '管理服务存储镜像源码日志监控升级构建安装开发';
    const reword = (selector: string, atMost: number) => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`The page has no ${selector}`);
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let changed = 0;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        node.nodeValue = (node.nodeValue ?? '').replace(/\p{Script=Han}/gu, (letter) => {
          changed += 1;
          return changed > atMost ? letter : (words[changed % words.length] ?? letter);
        });
      }
    };
    reword('main p', Infinity);
    reword('main h1', 2);
  });
}

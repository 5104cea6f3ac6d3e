import type {Page, Response} from '@playwright/test';

import {axeViolationsOfNewKinds} from './axe';
import type {CrawlTab} from './crawl-tab';
import {painted} from './paint';
import type {LANGUAGES} from './test';

type Language = (typeof LANGUAGES)[number];

/** Layout shifts below this count as 0.00. */
const MAX_SHIFT = 0.005;

/** Share of Chinese letters above which a page counts as Chinese: English pages contain labels of the console, and Chinese pages contain commands. */
const MIN_CHINESE = 0.12;

/** Parts that the pages of an area share: the bar, the footer and the menu beside the text. */
const SHARED_PARTS = ['.navbar', '#__docusaurus > footer', '.theme-doc-sidebar-container', '.blog-wrapper aside'];

/** Areas whose shared parts have been checked, each identified by the beginning of its addresses. */
const checkedAreas = new Set<string>();

/** What axe checks: the whole first page of each area in each language, and only the own parts of the others, because a page costs twice as much with its shared parts. */
function partToCheck(address: string) {
  const [area = ''] = /^(?:\/en)?(?:\/[^/]+){0,2}/.exec(address) ?? [];
  if (checkedAreas.has(area)) return {include: ['html'], exclude: SHARED_PARTS};
  checkedAreas.add(area);
  return 'html';
}

const ALTERNATES = 'en x-default zh-CN';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** The metadata of a page that search engines and shared links use, and its text. */
async function read(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      headings: Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent.trim()),
      title: document.title.trim(),
      description: attribute('meta[name=description]', 'content').trim(),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Array.from(document.querySelectorAll('link[rel=alternate][hreflang]'), (link) => link.getAttribute('hreflang') ?? '').sort().join(' '),
      image: attribute('meta[property="og:image"]', 'content'),
      text: document.querySelector('main')?.innerText ?? '',
      // The link to the Chinese pages is labelled in Chinese.
      navigation: Array.from(document.querySelectorAll('.menu__link, .breadcrumbs__item, .pagination-nav__label, footer a'), (entry) => (entry.matches('[lang^=zh]') ? '' : entry.textContent.trim())),
    };
  });
}

/** Addresses of the images that can't be shown, including those further down the page. */
async function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    const loads = images.map((image) => {
      image.loading = 'eager';
      return image.decode().then(
        () => true,
        () => false,
      );
    });
    const loaded = await Promise.all(loads);
    return images.filter((_, number) => !loaded[number]).map(({src}) => src);
  });
}

/** The share of a text's letters that are Chinese. */
function shareOfChinese(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length / Math.max(1, letters.length);
}

/**
 * Problems of the page that is open in the crawl's tab, one line each: its response, head, language
 * and images, layout shifts, axe violations, and its width on a small phone.
 * @param address path that the sitemap gives
 */
export async function findingsOn({page, layOut}: CrawlTab, response: Response | null, address: string, {name, htmlLang}: Language): Promise<string[]> {
  const findings: string[] = [];
  const expectThat = (ok: boolean, finding: string) => {
    if (!ok) findings.push(finding);
  };

  expectThat(response?.status() === 200 && response.request().redirectedFrom() === null, `answers ${response?.status()} at ${response?.url()}`);
  const {lang, dir, headings, title, description, canonical, alternates, image, text, navigation} = await read(page);
  expectThat(headings.length === 1 && headings[0] !== '', `main headings: ${JSON.stringify(headings)}, where there should be one`);
  expectThat(title !== '', 'no title');
  expectThat(description !== '', 'no description');
  expectThat(lang === htmlLang && dir === 'ltr', `language "${lang}", direction "${dir}"`);
  expectThat(alternates === ALTERNATES, `alternates "${alternates}", where there should be "${ALTERNATES}"`);
  expectThat(URL.canParse(canonical) && withoutSlash(new URL(canonical).pathname) === withoutSlash(address), `canonical address "${canonical}"`);
  const imageExists = URL.canParse(image) && (await page.request.head(new URL(image).pathname)).ok();
  expectThat(imageExists, `sharing image "${image}" is not there`);
  const chinese = shareOfChinese(text);
  expectThat(chinese > MIN_CHINESE === (name === 'zh'), `${Math.round(100 * chinese)} % of its letters are Chinese`);

  const foreign = name === 'en' ? navigation.filter((entry) => /\p{Script=Han}/u.test(entry)) : [];
  expectThat(foreign.length === 0, `Chinese in the navigation: ${[...new Set(foreign)].slice(0, 3).join(', ')}`);

  for (const broken of await brokenImages(page)) findings.push(`image ${broken} can't be shown`);
  const {shift} = await painted(page);
  expectThat(shift < MAX_SHIFT, `layout shift ${shift.toFixed(3)}`);
  for (const violation of await axeViolationsOfNewKinds(page, partToCheck(address))) findings.push(`axe: ${violation}`);

  await layOut({width: 320, height: 640});
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expectThat(over <= 0, `${over} px wider than a window of 320 px`);
  return findings;
}

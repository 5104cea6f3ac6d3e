import type {Page, Response} from '@playwright/test';

import {axeViolationsOfNewKinds} from './axe';
import type {CrawlTab} from './crawl-tab';
import {painted} from './paint';
import type {LANGUAGES} from './test';

type Language = (typeof LANGUAGES)[number];

/** The layout shift that still counts as 0.00. */
const STILL = 0.005;

/** The share of Chinese among a page's letters that tells its language: English pages name labels of the console, Chinese ones show commands. */
const CHINESE = 0.12;

/** What the pages of an area have in common: the bar, the footer and the menu beside the text. */
const FURNITURE = ['.navbar', '#__docusaurus > footer', '.theme-doc-sidebar-container', '.blog-wrapper aside'];

/** Areas whose furniture was looked at, each by the beginning of its addresses. */
const seen = new Set<string>();

/** What axe looks at: all of the first page of each area in each language, of the others what is their own, as each costs twice as much with its furniture. */
function partToCheck(address: string) {
  const [area = ''] = /^(?:\/en)?(?:\/[^/]+){0,2}/.exec(address) ?? [];
  if (seen.has(area)) return {include: ['html'], exclude: FURNITURE};
  seen.add(area);
  return 'html';
}

const ALTERNATES = 'en x-default zh-CN';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** What a search engine or a share reads of a page, and its text. */
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
      // The entry that leads to the Chinese pages says so in Chinese.
      navigation: Array.from(document.querySelectorAll('.menu__link, .breadcrumbs__item, .pagination-nav__label, footer a'), (entry) => (entry.matches('[lang^=zh]') ? '' : entry.textContent.trim())),
    };
  });
}

/** Addresses of the images that can't be shown, those further down the page too. */
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
 * What is wrong with a page that is open in the crawl's tab, a line each: what it answered,
 * its head, its language, its images, what moved, what axe finds, and how wide it is on a small phone.
 * @param address path that the sitemap gives
 */
export async function findingsOn({page, layOut}: CrawlTab, response: Response | null, address: string, {name, htmlLang}: Language): Promise<string[]> {
  const findings: string[] = [];
  const expectThat = (whole: boolean, finding: string) => {
    if (!whole) findings.push(finding);
  };

  expectThat(response?.status() === 200 && response.request().redirectedFrom() === null, `answers ${response?.status()} at ${response?.url()}`);
  const {lang, dir, headings, title, description, canonical, alternates, image, text, navigation} = await read(page);
  expectThat(headings.length === 1 && headings[0] !== '', `main headings: ${JSON.stringify(headings)}, where there should be one`);
  expectThat(title !== '', 'no title');
  expectThat(description !== '', 'no description');
  expectThat(lang === htmlLang && dir === 'ltr', `language "${lang}", direction "${dir}"`);
  expectThat(alternates === ALTERNATES, `alternates "${alternates}", where there should be "${ALTERNATES}"`);
  expectThat(URL.canParse(canonical) && withoutSlash(new URL(canonical).pathname) === withoutSlash(address), `canonical address "${canonical}"`);
  const drawn = URL.canParse(image) && (await page.request.head(new URL(image).pathname)).ok();
  expectThat(drawn, `sharing image "${image}" is not there`);
  const chinese = shareOfChinese(text);
  expectThat(chinese > CHINESE === (name === 'zh'), `${Math.round(100 * chinese)} % of its letters are Chinese`);

  const foreign = name === 'en' ? navigation.filter((entry) => /\p{Script=Han}/u.test(entry)) : [];
  expectThat(foreign.length === 0, `Chinese in the navigation: ${[...new Set(foreign)].slice(0, 3).join(', ')}`);

  for (const broken of await brokenImages(page)) findings.push(`image ${broken} can't be shown`);
  const {shift} = await painted(page);
  expectThat(shift < STILL, `layout shift ${shift.toFixed(3)}`);
  for (const violation of await axeViolationsOfNewKinds(page, partToCheck(address))) findings.push(`axe: ${violation}`);

  await layOut({width: 320, height: 640});
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expectThat(over <= 0, `${over} px wider than a window of 320 px`);
  return findings;
}

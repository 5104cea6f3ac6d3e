import type {Page, Request} from '@playwright/test';

import {publishedVersion} from '../../../src/config/docs-versions';
import {holds} from '../../../tools/specification/marks';
import {SITES} from '../../../tools/site/sites';
import {expect, hydrated, test} from '../support/test';
import {dialog, field, hits, openSearch} from './dialog';

test.describe('hosted search', () => {
  const {baseUrl, origin} = SITES.configured;

  const HIT = {
    objectID: '1',
    type: 'lvl1',
    url: `https://www.rainbond.com${baseUrl}docs/quick-start/quick-install`,
    url_without_anchor: `https://www.rainbond.com${baseUrl}docs/quick-start/quick-install`,
    anchor: null,
    content: null,
    hierarchy: {lvl0: '文档', lvl1: '快速安装', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {hierarchy: {lvl0: {value: '文档'}, lvl1: {value: '快速<mark>安装</mark> &amp; <b>x</b>'}}},
    _snippetResult: {},
  };

  /** Answers in place of the search service; returns the requests. */
  async function stubService(page: Page): Promise<Request[]> {
    const requests: Request[] = [];
    await page.route(
      (url) => url.origin !== origin,
      async (route) => {
        if (!route.request().url().includes('algolia')) return route.fulfill({contentType: 'text/javascript', body: ''});
        requests.push(route.request());
        return route.fulfill({json: {results: [{hits: [HIT], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query: '安装'}]}});
      },
    );
    return requests;
  }

  type QueryBody = {readonly requests: readonly {readonly indexName: string; readonly query: string; readonly facetFilters: unknown}[]};

  function expectQuery(request: Request | undefined, query: string) {
    expect(request?.method()).toBe('POST');
    expect(request?.url()).toMatch(/^https:\/\/TESTAPP-dsn\.algolia\.net\/1\/indexes\/\*\/queries/i);
    const [question] = (JSON.parse(request?.postData() ?? '{}') as QueryBody).requests;
    expect(question).toMatchObject({indexName: 'rainbond', query});
    expect(JSON.stringify(question?.facetFilters)).toContain('language:zh');
    expect(JSON.stringify(question?.facetFilters)).toContain(`docusaurus_tag:docs-default-${publishedVersion}`);
  }

  test('the dialog asks the configured index, with its filters', holds('calls.search', 'calls.search-facets'), async ({page, trouble}) => {
    const requests = await stubService(page);
    await page.goto(`${origin}${baseUrl}docs/`);
    await hydrated(page);
    await openSearch(page);
    await field(page).fill('安装');
    await expect(hits(page)).toHaveCount(1);
    expectQuery(requests.at(-1), '安装');
    await expect(hits(page).first()).toContainText('快速安装 & <b>x</b>');
    await expect(dialog(page).getByRole('link', {name: '搜索由 Algolia 提供'})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}${baseUrl}docs/quick-start/quick-install`);
    trouble.expected(/foreign request/);
  });

  test('so does the search page', holds('calls.search', 'calls.search-facets'), async ({page, trouble}) => {
    const requests = await stubService(page);
    await page.goto(`${origin}${baseUrl}search?q=%E5%AE%89%E8%A3%85`);
    await hydrated(page);
    await expect(page.locator('main article')).toHaveCount(1);
    expectQuery(requests.at(-1), '安装');
    await expect(page.getByRole('link', {name: '搜索由 Algolia 提供'})).toBeVisible();
    trouble.expected(/foreign request/);
  });

  test('a failure is reported, and Retry brings the results', async ({page, trouble}) => {
    await stubService(page);
    let broken = true;
    await page.route(/algolia/, (route) => (broken ? route.fulfill({status: 500, json: {}}) : route.fallback()));
    await page.goto(`${origin}${baseUrl}docs/`);
    await hydrated(page);
    await openSearch(page);
    await field(page).fill('安装');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    broken = false;
    await dialog(page).getByRole('button', {name: '重试'}).click();
    await expect(hits(page)).toHaveCount(1);
    trouble.expected(/foreign request|500|could not be answered/);
  });
});

import type {Page} from '@playwright/test';
import {parse as parseYaml} from 'yaml';

import {apiGroups, groupPath, operationPath, type ApiGroup} from '../../src/config/openapi';
import {merged} from '../../src/plugins/openapi-docs/pages/fields';
import type {Json, Schema} from '../../src/plugins/openapi-docs/types';
import {operationsOf, readSources, type Found} from '../unit/openapi/support/descriptions';
import {holds} from '../../tools/specification/marks';
import {axeViolations} from './support/axe';
import {copied} from './support/clipboard';
import {expect, LANGUAGES, open, test} from './support/test';

let sources: ReadonlyMap<ApiGroup, Json>;

test.beforeAll(async () => {
  sources = await readSources();
});

/** Paths of all fields in a schema; `list[].name` becomes `list.name`. */
function fieldsOf(schema: Schema, leftOut: readonly string[] = [], prefix = ''): string[] {
  const body = merged(schema);
  const inner = merged(body.items ?? body);
  return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
    const place = prefix + name;
    if (leftOut.includes(place)) return [];
    const field = merged(property);
    const shapes = field.anyOf ?? [field.items ?? field];
    return [place, ...shapes.flatMap((shape) => fieldsOf(shape, leftOut, `${place}.`))];
  });
}

/** What the page of an operation shows, read from its HTML. */
type Shown = {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  /** For each section, the paths of its fields and the outermost fields that are marked as required. */
  readonly lists: Readonly<Record<'path-parameters' | 'query-parameters' | 'request-body', {readonly fields: string[]; readonly required: string[]}>>;
  readonly statuses: Readonly<Record<string, {readonly fields: string[]; readonly codes: string[]}>>;
  readonly bodies: Readonly<Record<string, string[]>>;
};

function readShown(page: Page, address: string): Promise<Shown> {
  return page.evaluate(async (from) => {
    const document = new DOMParser().parseFromString(await (await fetch(from)).text(), 'text/html');
    const rows = (list: Element | null) => [...(list?.children ?? [])].filter((row) => row.hasAttribute('data-field'));
    const name = (row: Element) => row.getAttribute('data-field') ?? '';
    const fields = (list: Element | null, prefix = ''): string[] =>
      rows(list).flatMap((row) => {
        const inner = [...row.querySelectorAll('dl')].filter((nested) => nested.closest('[data-field]') === row);
        return [prefix + name(row), ...inner.flatMap((nested) => fields(nested, `${prefix}${name(row)}.`))];
      });
    const listAfter = (id: string) => {
      let node = document.getElementById(id)?.nextElementSibling ?? null;
      while (node !== null && !/^(?:DL|H\d)$/.test(node.tagName)) node = node.nextElementSibling;
      return node?.tagName === 'DL' ? node : null;
    };
    const section = (id: string) => {
      const list = listAfter(id);
      return {fields: fields(list), required: rows(list).filter((row) => row.querySelector(':scope > dt b')).map(name)};
    };
    const disclosures = (start: string) => [...document.querySelectorAll(`details[id^=${start}]`)].map((disclosure) => [disclosure.id.slice(start.length), disclosure] as const);
    return {
      title: document.querySelector('h1')?.textContent ?? '',
      method: document.querySelector('article [translate=no] > span')?.textContent ?? '',
      path: document.querySelector('article [translate=no] > code')?.textContent ?? '',
      lists: {'path-parameters': section('path-parameters'), 'query-parameters': section('query-parameters'), 'request-body': section('request-body')},
      statuses: Object.fromEntries(
        disclosures('status-').map(([status, disclosure]) => [
          status,
          {fields: fields(disclosure.querySelector('dl')), codes: [...disclosure.querySelectorAll('tbody td:first-child code')].map((code) => code.textContent ?? '')},
        ]),
      ),
      bodies: Object.fromEntries(disclosures('body-').map(([body, disclosure]) => [body, fields(disclosure.querySelector('dl'))])),
    };
  }, address);
}

const unique = (list: readonly string[]) => [...new Set(list)].sort();

/** Differences between the page of an operation and its description. */
function differences(shown: Shown, {operation}: Found): string[] {
  const list: string[] = [];
  const same = (what: string, onPage: readonly string[], described: readonly string[]) => {
    const [left, right] = [unique(onPage).join(' '), unique(described).join(' ')];
    if (left !== right) list.push(`${what}: the page has ${left}, the description ${right}`);
  };
  same('title', [shown.title], [operation.summary]);
  same('method and path', [shown.method, shown.path], [operation.method.toUpperCase(), operation.path]);
  for (const place of ['path', 'query'] as const) {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
    const {fields, required} = shown.lists[`${place}-parameters`];
    same(`${place} parameters`, fields, parameters.map(({name}) => name));
    same(`required ${place} parameters`, required, parameters.filter((parameter) => parameter.required).map(({name}) => name));
  }
  const request = operation.requestBody?.content['application/json'].schema;
  same('request fields', shown.lists['request-body'].fields, request === undefined ? [] : fieldsOf(request));
  same('required request fields', shown.lists['request-body'].required, (request && merged(request.items ?? request).required) ?? []);
  same('statuses', Object.keys(shown.statuses), Object.keys(operation.responses));
  for (const [status, {content}] of Object.entries(operation.responses)) {
    const media = content?.['application/json'];
    const {fields = [], codes = []} = shown.statuses[status] ?? {};
    if (status.startsWith('2')) {
      const leftOut = (media?.['x-not-returned'] ?? []).map((name) => name.replace('[]', ''));
      same(`fields of ${status}`, fields, media === undefined ? [] : fieldsOf(media.schema, leftOut));
      continue;
    }
    const described = Object.values(media?.examples ?? {}).flatMap(({value}) => (value as {code?: number}).code ?? []);
    same(`codes of ${status}`, codes, described.map(String));
    for (const shape of media?.schema.anyOf ?? (media === undefined ? [] : [media.schema])) {
      same(`fields of ${shape.title}`, shown.bodies[(shape.title ?? '').toLowerCase()] ?? [], fieldsOf(shape));
    }
  }
  return list;
}

for (const {name, prefix} of LANGUAGES) {
  test(`every operation's page in ${name} says what its description says`, async ({page}) => {
    const operations = operationsOf(sources, name);
    expect(operations.size).toBe(68);
    await open(page, `${prefix}/docs/Intro`);
    for (const [id, found] of operations) {
      expect(differences(await readShown(page, prefix + operationPath(found.group, id)), found), id).toEqual([]);
    }
  });

  test(`the pages of the groups in ${name} lead to every operation and to a description to download`, async ({page, request}) => {
    const operations = operationsOf(sources, name);
    for (const group of apiGroups) {
      await open(page, prefix + groupPath(group));
      const links = await page.locator('main article li > div > a').evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
      const own = [...operations].filter(([, found]) => found.group === group).map(([id]) => prefix + operationPath(group, id));
      expect(links.sort()).toEqual(own.sort());
      const download = await page.getByRole('link', {name: /OpenAPI 3\.1/}).getAttribute('href');
      const description = parseYaml(await (await request.get(download ?? '')).text()) as {info: {title: string}; paths: object};
      expect(description.info.title).toBe(await page.locator('h1').innerText());
      expect(Object.keys(description.paths).length).toBeGreaterThan(0);
      expect(JSON.stringify(description)).not.toMatch(/"x-\w+-en"/);
    }
  });
}

test('the sidebar shows every operation of the open group with its method', async ({page}) => {
  await open(page, '/docs/api/gateway/createHttpRule');
  const items = page.locator('.theme-doc-sidebar-container .api-verb');
  await expect(items.filter({visible: true})).toHaveCount(9);
  const current = items.filter({has: page.locator('[aria-current=page]')});
  await expect(current).toHaveText('创建 HTTP 策略');
  expect(await current.locator('a').evaluate((link) => getComputedStyle(link, '::after').content)).toBe('"POST"');
});

test.describe('code samples', () => {
  test('the language is kept on the next page and after a reload', async ({page}) => {
    await open(page, '/docs/api/team/createTeam');
    const panel = page.getByRole('complementary', {name: '请求与返回示例'});
    await panel.getByRole('tab', {name: 'Go'}).click();
    await expect(panel.getByRole('tabpanel', {name: 'Go'})).toContainText('http.NewRequest("POST"');
    await page.getByRole('main').getByRole('link', {name: '给团队开通集群'}).first().click();
    await expect(page.locator('h1')).toHaveText('给团队开通集群');
    await expect(panel.getByRole('tab', {name: 'Go'})).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(panel.getByRole('tab', {name: 'Go'})).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('tabpanel', {name: 'Go'})).toBeVisible();
  });

  test('a browser without storage still shows every language', async ({page, trouble}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, '/docs/api/team/createTeam');
    const panel = page.getByRole('complementary', {name: '请求与返回示例'});
    await panel.getByRole('tab', {name: 'Java'}).click();
    await expect(panel.getByRole('tabpanel', {name: 'Java'})).toContainText('HttpRequest.newBuilder()');
    // The framework logs that it can't store anything, and continues.
    trouble.expected(/storage|blocked/i);
  });

  test('one click copies the complete sample that is shown, and nothing else', async ({page}) => {
    await open(page, '/docs/api/team/createTeam');
    const panel = page.getByRole('complementary', {name: '请求与返回示例'});
    const sample = await copied(page, () => panel.getByRole('tabpanel', {name: 'curl'}).getByRole('button', {name: '复制'}).click());
    expect(sample).toMatch(/^export CONSOLE=/);
    expect(sample).toContain('curl -X POST "$CONSOLE/openapi/v1/teams"');
    expect(sample.trimEnd()).toMatch(/\}'$/);
  });

  test('without scripts every language can be read', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto('/docs/api/team/createTeam');
    for (const text of ['curl -X POST', 'requests.post(', 'http.NewRequest(', 'await fetch(', 'HttpRequest.newBuilder()']) {
      await expect(page.locator('pre', {hasText: text}).first()).toBeVisible();
    }
    await page.close();
  });
});

test('nothing on the page calls the API: there is nothing to fill in, and no request leaves', holds('site.api-described-only', 'calls.no-backend'), async ({page, baseURL}) => {
  const requests: string[] = [];
  await open(page, '/docs/api/application/createComponent');
  page.on('request', (sent) => requests.push(`${sent.method()} ${sent.url()}`));
  const article = page.locator('main article');
  await expect(article.locator('form, input, textarea, select, iframe')).toHaveCount(0);
  for (const details of await article.locator('summary').all()) if (await details.isVisible()) await details.click();
  for (const tab of await article.getByRole('tab').all()) await tab.click();
  for (const button of await article.locator('aside').getByRole('button').filter({visible: true}).all()) await button.click();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((sent) => !new RegExp(`^GET ${baseURL}/assets/`).test(sent))).toEqual([]);
});

test('an address with the anchor of a status opens it', async ({page}) => {
  await open(page, '/docs/api/team/createTeam#status-404');
  await expect(page.locator('#status-404')).toHaveAttribute('open', '');
  await expect(page.locator('#status-404 table')).toBeVisible();
});

test('a large screen gives an operation 1168 px, and the list of a group no more than other pages', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 1000});
  await open(page, '/docs/api/team/createTeam');
  const width = async () => (await page.locator('main article').boundingBox())?.width ?? 0;
  expect(await width()).toBeCloseTo(1168, 0);
  await open(page, '/docs/quick-start/quick-install');
  const plain = await width();
  await open(page, '/docs/api/team/');
  expect(await width()).toBeCloseTo(plain, 0);
});

test('on a phone the samples follow the text, and the pagination comes last', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/api/team/createTeam');
  const tops = await Promise.all(
    [page.locator('#related'), page.locator('#examples'), page.locator('main .pagination-nav')].map(async (place) => (await place.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await page.getByRole('link', {name: '跳到请求与返回示例'}).click();
  await expect(page.locator('#examples').getByRole('tab', {name: 'curl'})).toBeInViewport();
});

for (const address of ['/docs/api/team/createTeam', '/en/docs/api/region/addRegion', '/docs/api/application/installAppByMarket']) {
  test(`axe finds nothing on ${address} with everything expanded`, async ({page}) => {
    await open(page, address);
    await page.locator('main article details').evaluateAll((list) => list.forEach((disclosure) => disclosure.setAttribute('open', '')));
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const {name, prefix, meaning} of [
  {name: 'Chinese', prefix: '', meaning: '创建 HTTP 策略'},
  {name: 'English', prefix: '/en', meaning: 'create an HTTP rule'},
]) {
  test(`search finds operations by id, path and meaning in ${name}`, async ({page}) => {
    for (const [query, id] of [
      ['createHttpRule', 'createHttpRule'],
      ['getEnterpriuseHttpRule', 'getEnterpriuseHttpRule'],
      ['/openapi/v1/httpdomains', 'getEnterpriuseHttpRule'],
      [meaning, 'createHttpRule'],
    ] as const) {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(query)}`);
      const hits = page.locator('main a[href*="/docs/"]');
      await expect(hits.first(), query).toBeVisible();
      const found = await hits.evaluateAll((list) => list.slice(0, 5).map((link) => (link as HTMLAnchorElement).pathname));
      expect(found, query).toContain(prefix + operationPath('gateway', id));
    }
  });
}

/** Turns off prefetching, so that the page loads no files of the next one. */
async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}));
}

test('a plain page of the documentation loads nothing that only operations use', async ({page}) => {
  const marks = (text: string) => ['data-limit', 'data-fact', 'data-field'].filter((mark) => text.includes(mark));
  const loaded = async (address: string) => {
    const files: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') files.push(response.text());
    });
    await open(page, address);
    const texts = await Promise.all(files);
    page.removeAllListeners('response');
    return [...new Set(texts.flatMap(marks))].sort();
  };
  await withoutPrefetch(page);
  expect(await loaded('/docs/quick-start/quick-install')).toEqual([]);
  expect(await loaded('/docs/api/team/createTeam')).toEqual(['data-fact', 'data-field', 'data-limit']);
});

test('an operation loads at most 40 kB of scripts more than a plain page', async ({browser}) => {
  const scripts = async (address: string) => {
    const page = await browser.newPage();
    await withoutPrefetch(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const kinds = new Map<string, string>();
    let bytes = 0;
    network.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
    network.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      if (kinds.get(requestId) === 'Script') bytes += encodedDataLength;
    });
    await open(page, address);
    await page.close();
    return bytes;
  };
  const plain = await scripts('/docs/quick-start/quick-install');
  for (const address of ['/docs/api/application/createGatewayRules', '/docs/api/application/copyApp', '/en/docs/api/region/addRegion']) {
    expect(await scripts(address), address).toBeLessThan(plain + 40_000);
  }
});

for (const {name, prefix} of LANGUAGES) {
  const words = name === 'zh' ? {copy: '复制本页', title: '用镜像创建组件', required: '必填'} : {copy: 'Copy page', title: 'Create a component from an image', required: 'required'};

  test(`a page is copied completely: title, call, one entry per field, and the samples (${name})`, async ({page}) => {
    await open(page, `${prefix}/docs/api/application/createComponent`);
    const markdown = await copied(page, () => page.getByRole('button', {name: words.copy}).click());
    expect(markdown).toMatch(new RegExp(`^# ${words.title}\n`));
    expect(markdown).toContain('POST `/openapi/v1/teams/{team_id}/regions/{region_name}/apps/{app_id}/services`');
    expect(markdown).toMatch(new RegExp(`^- \`image\` string \\*\\*${words.required}\\*\\*\n\n {2}\\S`, 'm'));
    expect(markdown).toMatch(/^ {2,}- `service_id` string$/m);
    for (const language of ['bash', 'python', 'go', 'js', 'java', 'json']) expect(markdown).toContain(`\`\`\`${language}\n`);
    expect(markdown.match(/^# /gm)).toHaveLength(1);
  });
}

test('required fields have no default', async ({page}) => {
  await open(page, '/docs/api/application/createComponent');
  const required = page.locator('[data-field]:has(> dt > b)');
  expect(await required.count()).toBeGreaterThan(3);
  await expect(required.locator('> dd [data-limit="default"]')).toHaveCount(0);
  await expect(page.locator('[data-field="is_deploy"] [data-limit="default"]')).toHaveCount(1);
});

test('an error is listed once, under its status', async ({page}) => {
  await open(page, '/docs/api/application/createComponent');
  await expect(page.locator('#status-400')).not.toContainText('500');
});

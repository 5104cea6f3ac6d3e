import {SITES} from '../../../tools/site/sites';
import {copied} from '../support/clipboard';
import {expect, hydrated, LANGUAGES, open, test} from '../support/test';
import {codeBlocks, INSTALL, PHONE, START, top} from './pages';

test.describe('code', () => {
  test('is highlighted in the HTML, by class names only, and no highlighter is loaded', async ({page, request}) => {
    const html = await (await request.get(INSTALL)).text();
    expect(html).toContain('class="token key"');
    await open(page, INSTALL);
    expect(await codeBlocks(page).locator('[style]').count()).toBe(0);
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name).filter((name) => name.endsWith('.js')));
    expect(scripts.length).toBeGreaterThan(2);
    // A name that only Prism's grammars use.
    for (const script of scripts) expect(await (await request.get(script)).text(), script).not.toContain('lookbehind');
  });

  for (const {name, prefix} of LANGUAGES) {
    test(`copies the command without its output, and says so (${name})`, async ({page}) => {
      await open(page, prefix + INSTALL);
      const label = prefix === '' ? '复制代码' : 'Copy code';
      const block = codeBlocks(page).filter({hasText: 'k3s kubectl get pod'}).filter({hasText: 'RESTARTS'});
      const command = await copied(page, () => block.getByRole('button', {name: label}).click());
      await expect(block.getByRole('status')).toHaveText(prefix === '' ? '已复制' : 'Copied');
      expect(command).toMatch(/^docker exec rainbond-allinone /);
      expect(command).not.toContain('RESTARTS');
    });
  }

  test('long lines scroll inside their block and can be wrapped', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, INSTALL);
    const block = codeBlocks(page).filter({hasText: 'k3s kubectl get pod'}).first();
    const code = block.locator('pre').first();
    const overflows = () => code.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
    expect(await overflows()).toBe(true);
    expect(await code.getAttribute('tabindex')).toBe('0');
    await block.getByRole('button', {name: '自动换行'}).click();
    await expect.poll(overflows).toBe(false);
    await expect(block.getByRole('button', {name: '自动换行'})).toHaveAttribute('aria-pressed', 'true');
  });

  test('a block that fits is not a tab stop', async ({page}) => {
    await open(page, INSTALL);
    const fitting = codeBlocks(page).filter({hasText: 'docker start rainbond-allinone'}).locator('pre').first();
    await expect(fitting).not.toHaveAttribute('tabindex');
  });
});

test.describe('tabs of a page', () => {
  test('change together by group, by pointer and by keyboard, and are remembered', async ({page}) => {
    await open(page, INSTALL);
    const lists = page.getByRole('tablist', {name: '操作系统'});
    expect(await lists.count()).toBeGreaterThan(1);
    await lists.first().getByRole('tab', {name: 'macOS'}).click();
    for (const list of await lists.all()) await expect(list.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(lists.last().getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await hydrated(page);
    await expect(lists.first().getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
  });

  test('the list that was used stays where it is', async ({page}) => {
    await open(page, INSTALL);
    const last = page.getByRole('tablist', {name: '操作系统'}).last();
    await last.scrollIntoViewIfNeeded();
    const before = await top(last);
    await last.getByRole('tab', {name: 'Windows'}).click();
    await expect(last.getByRole('tab', {name: 'Windows'})).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await top(last)) - before)).toBeLessThanOrEqual(2);
  });
});

test.describe('failures', () => {
  test('an address with the anchor of a failure opens it', async ({page}) => {
    await open(page, `${INSTALL}#no-space`);
    const failure = page.locator('details#no-space');
    await expect(failure).toHaveAttribute('open');
    await expect(failure.locator('summary')).toBeInViewport();
    expect(await top(failure)).toBeGreaterThanOrEqual(60);
  });

  test('a link to a failure on the same page opens it', async ({page}) => {
    await open(page, INSTALL);
    const failure = page.locator('details#evicted');
    await expect(failure).not.toHaveAttribute('open');
    await page.evaluate(() => {
      location.hash = 'evicted';
    });
    await expect(failure).toHaveAttribute('open');
  });

  test('opens and closes by keyboard', async ({page}) => {
    await open(page, INSTALL);
    const failure = page.locator('details#port-used');
    await failure.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(failure).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(failure).not.toHaveAttribute('open');
  });
});

test.describe('diagrams', () => {
  test('are pictures with a description, with text of 11 px and more', async ({page}) => {
    for (const size of [{width: 1440, height: 900}, {width: 320, height: 800}]) {
      await page.setViewportSize(size);
      await open(page, START);
      const diagram = page.getByRole('img', {name: /访客/}).first();
      await expect(diagram).toBeVisible();
      const smallest = await diagram.locator('text').evaluateAll((texts) =>
        Math.min(
          ...texts.map((text) => {
            const svg = (text as SVGTextElement).ownerSVGElement;
            const scale = svg === null ? 1 : svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return parseFloat(getComputedStyle(text).fontSize) * scale;
          }),
        ),
      );
      expect(smallest).toBeGreaterThanOrEqual(11);
      expect(await diagram.locator('style').count()).toBe(0);
    }
  });

  test('run from top to bottom on a phone, where they do not fit sideways', async ({page}) => {
    await open(page, START);
    const diagram = page.getByRole('img', {name: /访客/});
    const shape = async () => {
      const {width, height} = (await diagram.boundingBox()) ?? {width: 0, height: 0};
      return width > height ? 'sideways' : 'upright';
    };
    await expect(diagram).toHaveCount(1);
    expect(await shape()).toBe('sideways');
    await page.setViewportSize(PHONE);
    await expect(diagram).toHaveCount(1);
    expect(await shape()).toBe('upright');
    expect(await diagram.evaluate(({parentElement: box}) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0))).toBe(0);
  });

  test('that stay too wide scroll in a box of their own on a phone, reachable by keyboard', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/installation/install-with-ui/');
    const box = page.getByRole('group', {name: '图示，可以左右滚动'}).first();
    await expect(box).toHaveAttribute('tabindex', '0');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  test('follow the colour mode', async ({page, trouble}) => {
    const address = SITES.configured.origin + SITES.configured.baseUrl + START.slice(1);
    const fill = async (theme: string) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await page.goto(address);
      await hydrated(page);
      return page.locator('svg .d-node').first().evaluate((node) => getComputedStyle(node).fill);
    };
    await page.route((url) => url.origin !== SITES.configured.origin, (route) => route.fulfill({body: ''}));
    expect(await fill('light')).not.toBe(await fill('dark'));
    trouble.expected(/foreign request/);
  });
});

test.describe('tables', () => {
  for (const {name, prefix} of LANGUAGES) {
    test(`a wide one is a list of cards on a phone, each value beside the name of its column (${name})`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, `${prefix}/docs/Intro`);
      const wide = page.locator('.markdown table[data-stack]');
      expect(await wide.count()).toBeGreaterThan(0);
      for (const table of await wide.all()) {
        const frame = table.locator('..');
        expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
        const columns = await table.locator('thead tr > *').allTextContents();
        const cells = table.locator('tbody tr').first().getByRole('cell');
        expect(await cells.count()).toBe(columns.length);
        for (const [index, cell] of (await cells.all()).entries()) {
          expect(await cell.boundingBox(), columns[index]).toMatchObject({x: expect.any(Number)});
          if (index > 0 && columns[index]) expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(columns[index]);
        }
        const tops = await cells.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
        expect(new Set(tops).size, 'each value on lines of its own').toBe(columns.length);
      }
    });
  }

  test('are tables on a wide screen and on paper', async ({page}) => {
    await open(page, '/docs/Intro');
    const row = page.locator('.markdown table[data-stack] tbody tr').first();
    const tops = () => row.getByRole('cell').evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    expect(new Set(await tops()).size).toBe(1);
    await page.setViewportSize({width: 560, height: 800});
    await page.emulateMedia({media: 'print'});
    expect(new Set(await tops()).size).toBe(1);
  });

  test('a name that fits the line is not broken at its hyphens', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, '/docs/installation/install-with-helm/vaules-config');
    const broken = await page.locator('.markdown td code').evaluateAll((codes) =>
      codes.flatMap((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        const cell = code.parentElement as HTMLElement;
        const {paddingLeft, paddingRight} = getComputedStyle(cell);
        const line = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const copy = code.cloneNode(true) as HTMLElement;
        copy.style.cssText = 'position: absolute; white-space: nowrap; max-width: none; visibility: hidden';
        cell.append(copy);
        const whole = copy.getBoundingClientRect().width;
        copy.remove();
        return lines > 1 && whole < line ? [code.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});

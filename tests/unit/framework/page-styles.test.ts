// @vitest-environment jsdom
import {createRequire} from 'node:module';

import {describe, expect, it, vi} from 'vitest';

import {pageTemplate} from '@site/src/framework';
import {pageStyles, wrongSheets} from '@site/src/framework/page-styles';
import {GROUPS} from '@site/src/framework/page-styles/groups';
import {inOrder} from '@site/src/framework/page-styles/in-order';
import {PAGE_TEMPLATE} from '@site/src/framework/page-template';
import {targetFile} from '@site/src/framework/targets';

const names = () => [...document.head.querySelectorAll('link')].map(({href}) => /([^/]*)\.css$/.exec(href)?.[1]);

const sheet = (name: string) => Object.assign(document.createElement('link'), {rel: 'stylesheet', href: `/site/assets/css/${name}.css`});

describe('a stylesheet that a later page needs', () => {
  it.each([
    {name: 'one with a lower number', added: '1-text.1a', order: ['0-styles.0a', '1-text.1a', '6-sections.6a', 'ab12.aa']},
    {name: 'one with the same number', added: '6-cards.6b', order: ['0-styles.0a', '6-sections.6a', '6-cards.6b', 'ab12.aa']},
    {name: 'that of a template', added: '9rqw.bb', order: ['0-styles.0a', '6-sections.6a', 'ab12.aa', '9rqw.bb']},
  ])('is inserted where its number says: $name', ({added, order}) => {
    document.head.replaceChildren(sheet('0-styles.0a'), sheet('6-sections.6a'), sheet('ab12.aa'));
    inOrder(sheet(added));
    expect(names()).toEqual(order);
  });

  it('is inserted by the function in the form that the bundler writes into a script', () => {
    document.head.replaceChildren(sheet('6-sections.6a'));
    // This is how the bundler writes it into a script.
    (new Function('sheet', `(${inOrder.toString()})(sheet)`) as (sheet: Element) => void)(sheet('2-article.2a'));
    expect(names()).toEqual(['2-article.2a', '6-sections.6a']);
  });
});

it('groups are named in the order in which they follow each other', () => {
  const order = GROUPS.map(({name}) => name);
  expect(order).toEqual([...order].sort());
});

it('a page waits for its first styles, and lists its sheets in that order, for readers without scripts too', async () => {
  type Compile = (template: string) => Promise<(data: object) => string>;
  const {compileSSGTemplate} = createRequire(__filename)(targetFile('page-styles', PAGE_TEMPLATE.replace('.html.js', '.js'))) as {readonly compileSSGTemplate: Compile};
  const render = await compileSSGTemplate(pageTemplate());
  const data = {appHtml: '', headTags: '', htmlAttributes: '', bodyAttributes: '', preBodyTags: '', postBodyTags: '', metaAttributes: [], scripts: [], version: '0', baseUrl: '/site/'};
  const html = render({...data, stylesheets: ['assets/css/ab12.aa.css', 'assets/css/6-sections.6a.css', 'assets/css/0-styles.0a.css']});
  const linked = (text: string) => [...text.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href);
  const sheets = ['/site/assets/css/0-styles.0a.css', '/site/assets/css/6-sections.6a.css', '/site/assets/css/ab12.aa.css'];
  const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(linked(html.replace(without, ''))).toEqual(['/site/assets/css/first.css']);
  expect(linked(without)).toEqual(sheets);
  expect(html).toContain(`id="page-scripts">${JSON.stringify(sheets)}<`);
});

describe('the build stops and names the change', () => {
  const plugin = pageStyles.plugin?.({} as never);
  const configure = (plugins: readonly object[]) => plugin?.configureWebpack?.({plugins} as never, false, {} as never, undefined);

  it('when nothing writes stylesheets', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => configure([new Map()])).toThrow('src/framework/page-styles: none of the bundler’s plugins');
    const writer = new (class CssExtractRspackPlugin {
      readonly options: {insert?: unknown} = {};
    })();
    configure([writer]);
    expect(writer.options.insert).toBe(inOrder);
    vi.unstubAllEnvs();
  });

  it('when the sheets aren’t its own, or the scripts don’t keep the order', () => {
    const sheets = GROUPS.map(({name}) => `${name}.0a1b2c3d.css`);
    expect(wrongSheets(sheets, `x=${inOrder.toString()}`)).toBeUndefined();
    expect(wrongSheets(['styles.0a1b2c3d.css'], inOrder.toString())).toContain('no style sheet of every page');
    expect(wrongSheets(sheets, 'document.head.appendChild(link)')).toContain('order');
  });
});

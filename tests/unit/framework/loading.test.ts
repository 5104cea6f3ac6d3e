import {createRequire} from 'node:module';
import {runInNewContext} from 'node:vm';

import {describe, expect, it} from 'vitest';

import {withPageFiles} from '@site/src/framework/loading/manifest';
import type {PageScripts} from '@site/src/lib/page-scripts';
import {pageTemplate} from '@site/src/framework';
import {PAGE_TEMPLATE} from '@site/src/framework/page-template';
import {targetFile} from '@site/src/framework/targets';

const manifest = {entrypoints: ['main'], origins: {main: ['1']}, assets: {1: {js: [{file: 'main.js'}], css: [{file: 'every.css'}]}}};

const registry = `export default {
  "0044574d": [() => import(/* webpackChunkName: "0044574d" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;

const FILES: Readonly<Record<string, readonly string[]>> = {'0044574d': ['every.css', 'a.css', 'a.js', 'a.js.map', 'shared.js'], 17896441: ['shared.js', 'item.js'], 'not-found': ['lost.js']};

it('lists the scripts and styles of each module, shared ones once and those of every page not at all, and keeps existing entries', () => {
  expect(withPageFiles(manifest, registry, (name) => FILES[name] ?? [])).toEqual({
    entrypoints: ['main'],
    origins: {main: ['1'], '@site/docs/a.mdx': ['a.css', 'a.js', 'shared.js'], '@theme/DocItem': ['shared.js', 'item.js'], '@theme/NotFound': ['lost.js']},
    assets: {1: {js: [{file: 'main.js'}], css: [{file: 'every.css'}]}, 'a.css': {css: [{file: 'a.css'}]}, 'a.js': {js: [{file: 'a.js'}]}, 'shared.js': {js: [{file: 'shared.js'}]}, 'item.js': {js: [{file: 'item.js'}]}, 'lost.js': {js: [{file: 'lost.js'}]}},
  });
});

it('fails when the framework writes its registry in another form', () => {
  expect(() => withPageFiles(manifest, 'export default new Map();', () => [])).toThrow('a form that is not known');
});

it('fails when the not-found page has no script of its name', () => {
  expect(() => withPageFiles(manifest, registry, (name) => (name === 'not-found' ? [] : (FILES[name] ?? [])))).toThrow('src/framework/loading: no script has the name not-found.');
});

type Compile = (template: string) => Promise<(data: object) => string>;

/** The framework's own function that compiles a template of pages. */
const {compileSSGTemplate} = createRequire(__filename)(targetFile('loading', PAGE_TEMPLATE.replace('.html.js', '.js'))) as {readonly compileSSGTemplate: Compile};

const render = await compileSSGTemplate(pageTemplate());

/** A page with the given scripts, of a site below `/site/`. */
const page = (...scripts: readonly string[]) =>
  render({appHtml: '<p>text</p>', baseUrl: '/site/', headTags: '<script>early()</script>', htmlAttributes: '', bodyAttributes: '', preBodyTags: '', postBodyTags: '', metaAttributes: [], stylesheets: [], version: '0', scripts});

const LIST = /<script type="application\/json" id="page-scripts">(.*?)<\/script>/;

describe('a page', () => {
  const sources = (html: string) => JSON.parse(LIST.exec(html)?.[1] ?? '[]') as string[];

  it('fetches its scripts itself, the main one after the others', () => {
    const html = page('assets/js/runtime~main.1.js', 'assets/js/main.2.js', 'assets/js/17.3.js', 'assets/js/4.main.5.js');
    expect(html).not.toContain('defer');
    expect(sources(html)).toEqual(['/site/assets/js/17.3.js', '/site/assets/js/4.main.5.js', '/site/assets/js/runtime~main.1.js', '/site/assets/js/main.2.js']);
  });

  it('stops the build and names the change when the framework names scripts in another form', () => {
    expect(() => pageTemplate(() => '<head><% it.js.forEach((script) => { %><% }); %></head>')).toThrow('src/framework/loading: ');
  });
});

describe('the loader', () => {
  type Script = {readonly src: string; readonly async: boolean; readonly onload: () => void; readonly onerror: () => void; readonly href?: string; readonly sheet: {disabled?: boolean}; media?: string; removed?: boolean};

  const html = page('assets/js/main.3.js', 'assets/js/1.2.js');

  /** Runs the loader of a page in a stub document whose frames the test advances. The page has two scripts unless another list is given. */
  function run(hidden: boolean, list = LIST.exec(html)?.[1]) {
    const scripts: Script[] = [];
    const frames: (() => void)[] = [];
    const listeners = new Map<string, (event?: object) => unknown>();
    const dataset: Record<string, string> = {};
    const button = () => ({hidden: false, onclick: () => undefined as unknown, focus: () => undefined});
    const [retry, reload] = [button(), {...button(), hidden: true}];
    const note = {hidden: true, querySelectorAll: (selector: string) => (selector === 'button' ? [retry, reload] : [reload].filter((part) => part.hidden))};
    const document = {
      hidden,
      documentElement: {dataset},
      head: {append: (script: Script) => scripts.push(script)},
      createElement: () => ({
        sheet: {},
        remove(this: Script) {
          this.removed = true;
        },
      }),
      getElementById: (id: string) => (id === 'page-scripts' ? {textContent: list} : note),
      get styleSheets() {
        return scripts.filter(({href, removed}) => href !== undefined && !removed).map(({sheet}) => sheet);
      },
    };
    const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
    const removeEventListener = (type: string) => listeners.delete(type);
    const window: {pageScripts?: PageScripts} = {};
    const code = /<script>(\(\(\)=>.*?)<\/script>/s.exec(html)?.[1] ?? '';
    runInNewContext(code, {document, window, addEventListener, removeEventListener, requestAnimationFrame: (frame: () => void) => frames.push(frame), setTimeout: (task: () => void) => frames.push(task)});
    return {scripts, note, retry, reload, pageScripts: window.pageScripts, dataset, ready: () => listeners.get('DOMContentLoaded')?.(), press: (event: {readonly type: string}) => listeners.get(event.type)?.(event), frame: () => frames.shift()?.()};
  }

  const sourcesOf = (scripts: readonly Script[]) => scripts.map(({src, async}) => (async ? `${src} in any order` : src));
  /** Waits until handlers of settled promises have run. */
  const settled = () => new Promise((done) => setTimeout(done));

  it('waits for the document and two frames, and keeps the order', () => {
    const {scripts, ready, frame} = run(false);
    frame();
    ready();
    frame();
    frame();
    expect(scripts).toEqual([]);
    frame();
    expect(sourcesOf(scripts)).toEqual(['/site/assets/js/1.2.js', '/site/assets/js/main.3.js']);
  });

  it('does not wait for frames in the background, where there are none', () => {
    const {scripts, ready} = run(true);
    ready();
    expect(scripts).toHaveLength(2);
  });

  it('offers a retry when a script fails, removes its element, and fetches only that script again', async () => {
    const {scripts, note, retry, reload, pageScripts, ready, frame} = run(true);
    let arrived = false;
    void pageScripts?.arrived.then(() => (arrived = true));
    ready();
    scripts[0]?.onerror();
    scripts[1]?.onload();
    await settled();
    expect([note.hidden, reload.hidden, arrived]).toEqual([false, true, false]);
    expect(scripts.map(({removed = false}) => removed)).toEqual([true, false]);
    retry.onclick();
    await settled();
    expect([note.hidden, reload.hidden]).toEqual([true, false]);
    expect(sourcesOf(scripts.slice(2))).toEqual(['/site/assets/js/1.2.js']);
    scripts[2]?.onload();
    await settled();
    frame();
    await settled();
    expect(arrived).toBe(true);
    expect(note.hidden).toBe(true);
  });

  it('enables complete stylesheets all at once, and fetches all of them again when one fails', async () => {
    const {scripts, retry, pageScripts, ready, frame} = run(true, '["/0.css", "/1.css", "/main.js"]');
    const looks = () => scripts.filter(({removed = false}) => !removed).map(({href, src, media = '', sheet}) => `${href ?? src} ${media}${sheet.disabled ? ', disabled' : ''}`.trim());
    ready();
    scripts[0]?.onload();
    scripts[1]?.onerror();
    scripts[2]?.onload();
    await settled();
    expect(looks()).toEqual(['/0.css all, disabled', '/main.js']);
    retry.onclick();
    await settled();
    expect(looks()).toEqual(['/0.css all, disabled', '/main.js', '/0.css not all', '/1.css not all']);
    scripts.slice(3).forEach((script) => script.onload());
    await settled();
    expect(looks()).toEqual(['/0.css all, disabled', '/main.js', '/0.css all, disabled', '/1.css all, disabled']);
    frame();
    await pageScripts?.arrived;
    expect(looks()).toEqual(['/0.css all', '/main.js', '/0.css all', '/1.css all']);
  });

  it('asks once for all callers that want to retry', async () => {
    const {note, retry, pageScripts} = run(true);
    const tries = Promise.all([pageScripts?.askToRetry(), pageScripts?.askToRetry()]);
    expect(note.hidden).toBe(false);
    retry.onclick();
    await expect(tries).resolves.toHaveLength(2);
  });

  /** Events for a click on a button and for a key press. */
  const click = (button: object) => ({type: 'click', target: {closest: () => button}});
  const keys = (key: string, ctrlKey = false, inField = false) => {
    const event = {type: 'keydown', key, ctrlKey, metaKey: false, prevented: false, target: {matches: () => inField}, preventDefault: () => void (event.prevented = true)};
    return event;
  };

  it('keeps the last button that was pressed before the page could answer, and says that it waits', () => {
    const {pageScripts, dataset, press} = run(false);
    const [menu, search] = [{matches: () => false}, {matches: () => true}];
    press(click(menu));
    press(click(search));
    expect(dataset).toHaveProperty('waiting');
    expect(pageScripts?.takeInput()).toEqual({control: search, keys: []});
    expect(dataset).not.toHaveProperty('waiting');
    press(click(menu));
    expect(dataset).not.toHaveProperty('waiting');
  });

  it('keeps the keys of the search, and no others', () => {
    const {pageScripts, press} = run(false);
    const [typed, other, shortcut] = [keys('/', false, true), keys('j', true), keys('k', true)];
    for (const event of [typed, other, shortcut]) press(event);
    expect([typed, other, shortcut].map(({prevented}) => prevented)).toEqual([false, false, true]);
    expect(pageScripts?.takeInput()).toEqual({control: false, keys: [{key: 'k', ctrlKey: true, metaKey: false}]});
  });

  it('keeps what is typed after them, as the search will do', () => {
    const {pageScripts, press} = run(false);
    for (const event of [keys('h'), keys('/'), keys('h'), keys('Tab'), keys('Backspace'), keys('Enter'), keys('/'), keys('c', true), keys('x', false, true)]) press(event);
    expect(pageScripts?.takeInput()?.keys.map(({key}) => key)).toEqual(['/', 'h', 'Backspace', 'Enter', '/']);
  });

  it('keeps what is typed after its button, and not after another one', () => {
    for (const isSearch of [true, false]) {
      const {pageScripts, press} = run(false);
      const letter = keys('h');
      for (const event of [click({matches: () => isSearch}), letter]) press(event);
      expect([pageScripts?.takeInput()?.keys.length, letter.prevented]).toEqual([isSearch ? 1 : 0, isSearch]);
    }
  });
});

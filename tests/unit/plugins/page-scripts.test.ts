import {runInNewContext} from 'node:vm';

import {describe, expect, it} from 'vitest';

import {withPageScripts} from '@site/src/plugins/page-scripts/manifest';
import {textFirst} from '@site/src/plugins/page-scripts/text-first';

const manifest = {entrypoints: ['main'], origins: {main: ['1']}, assets: {1: {js: [{file: 'main.js'}]}}};

const registry = `export default {
  "0044574d": [() => import(/* webpackChunkName: "0044574d" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;

const FILES: Readonly<Record<string, readonly string[]>> = {'0044574d': ['a.js', 'a.css', 'shared.js'], 17896441: ['shared.js', 'item.js']};

it('lists the scripts of each module, a shared one once, and keeps what is there', () => {
  expect(withPageScripts(manifest, registry, (name) => FILES[name] ?? [])).toEqual({
    entrypoints: ['main'],
    origins: {main: ['1'], '@site/docs/a.mdx': ['a.js', 'shared.js'], '@theme/DocItem': ['shared.js', 'item.js']},
    assets: {1: {js: [{file: 'main.js'}]}, 'a.js': {js: [{file: 'a.js'}]}, 'shared.js': {js: [{file: 'shared.js'}]}, 'item.js': {js: [{file: 'item.js'}]}},
  });
});

it('says so when the framework writes its registry in another form', () => {
  expect(() => withPageScripts(manifest, 'export default new Map();', () => [])).toThrow('a form that is not known');
});

describe('a page', () => {
  const script = (name: string) => `<script src=/assets/js/${name}.js defer></script>`;
  const page = (scripts: string) => `<head><script>early()</script>${scripts}</head><body><script>late()</script></body>`;
  const sources = (html: string) => JSON.parse(/\((\[".*?"\])\)<\/script>/.exec(html)?.[1] ?? '[]') as string[];
  const [runtime, main, one, two] = ['runtime~main.1', 'main.2', '17.3', '4.5'].map(script) as [string, string, string, string];

  it('fetches its scripts itself, the main one after the others', () => {
    const html = textFirst(page(runtime + main + one + two));
    expect(html).not.toContain('defer');
    expect(sources(html)).toEqual(['/assets/js/17.3.js', '/assets/js/4.5.js', '/assets/js/runtime~main.1.js', '/assets/js/main.2.js']);
  });

  it('keeps its other scripts', () => {
    const statistics = '<script src=https://static.example.com/a.js defer></script>';
    expect(textFirst(page(statistics + main))).toMatch(new RegExp(`^<head><script>early\\(\\)</script>${statistics}<script>.*</script></head><body><script>late\\(\\)</script></body>$`));
    expect(textFirst('<p>main</p>')).toBe('<p>main</p>');
  });
});

describe('the loader', () => {
  /** Runs the loader of a page with two scripts in a document that counts frames by hand. */
  function run(hidden: boolean) {
    const html = textFirst('<script src=/assets/js/1.2.js defer></script><script src=/assets/js/main.3.js defer></script>');
    const fetched: string[] = [];
    const frames: (() => void)[] = [];
    let ready: () => unknown = () => undefined;
    const document = {
      hidden,
      head: {append: ({src, async}: {src: string; async: boolean}) => fetched.push(async ? `${src} in any order` : src)},
      createElement: () => ({src: '', async: true}),
    };
    const code = /<script>(.*)<\/script>/.exec(html)?.[1] ?? '';
    const addEventListener = (_: string, listener: () => void) => (ready = listener);
    runInNewContext(code, {document, addEventListener, requestAnimationFrame: (frame: () => void) => frames.push(frame), setTimeout: (task: () => void) => frames.push(task)});
    return {fetched, ready: () => ready(), frame: () => frames.shift()?.()};
  }

  it('waits for the document and two frames, and keeps the order', () => {
    const {fetched, ready, frame} = run(false);
    frame();
    ready();
    frame();
    frame();
    expect(fetched).toEqual([]);
    frame();
    expect(fetched).toEqual(['/assets/js/1.2.js', '/assets/js/main.3.js']);
  });

  it('waits for no frame in the background, where there are none', () => {
    const {fetched, ready} = run(true);
    ready();
    expect(fetched).toHaveLength(2);
  });
});

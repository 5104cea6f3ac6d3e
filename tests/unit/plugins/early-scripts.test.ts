import {expect, it} from 'vitest';

import {entryLast} from '@site/src/plugins/early-scripts/entry-last';
import {withPageScripts} from '@site/src/plugins/early-scripts/page-scripts';

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

it('puts the main script after those of the page, and leaves other scripts where they are', () => {
  const script = (name: string) => `<script src=/assets/js/${name}.js defer></script>`;
  const page = (scripts: string) => `<head><script>early()</script>${scripts}</head><body><script>late()</script></body>`;
  const [runtime, main, one, two] = ['runtime~main.1', 'main.2', '17.3', '4.5'].map(script) as [string, string, string, string];
  expect(entryLast(page(runtime + main + one + two))).toBe(page(one + two + runtime + main));
  expect(entryLast(page(runtime + main))).toBe(page(runtime + main));
  expect(entryLast('<p>main</p>')).toBe('<p>main</p>');
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {sourcesKey, versionWith} from '@site/src/framework/cache-key';

import {installedSource} from './installed';

it('differs with the content and with the name of any source', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'cache-key-'));
  const write = (name: string, text: string) => writeFileSync(path.join(root, 'loaders', name), text);
  mkdirSync(path.join(root, 'loaders/below'), {recursive: true});
  write('below/loader.ts', 'export default 1;');
  const keys = [sourcesKey(root, ['loaders'])];
  write('below/loader.ts', 'export default 2;');
  keys.push(sourcesKey(root, ['loaders']));
  write('other.cjs', '');
  keys.push(sourcesKey(root, ['loaders']));
  write('notes.md', 'nothing that rewrites modules');
  const last = sourcesKey(root, ['loaders']);
  rmSync(root, {recursive: true});
  expect(new Set(keys).size).toBe(3);
  expect(last).toBe(keys[2]);
});

it('is appended to the version that the framework gives its cache', () => {
  expect(installedSource('cache-key', '@docusaurus/core/lib/webpack/base.js')).toMatch(/experiments\.cache = \{\s*type: 'persistent',[\s\S]*?version: `\$\{getCacheName\(\)\}/);
  expect(versionWith('key', {cache: true, experiments: {cache: {version: 'theirs'}}})).toBe('theirs-key');
  expect(versionWith('key', {cache: undefined, experiments: {}})).toBeUndefined();
});

it('a build whose cache has its version elsewhere stops and names the change', () => {
  expect(() => versionWith('key', {cache: true, experiments: {}})).toThrow('src/framework/cache-key: ');
});

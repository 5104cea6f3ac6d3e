import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {rspack} from '@rspack/core';
import {expect, it} from 'vitest';

import {calledHelpers, LAZY_CHUNKS, lazyStyles, withScripts} from '@site/src/framework/browser-code';
import {targetFile} from '@site/src/framework/targets';

import {installedSource} from './installed';

const {SwcJsMinimizerRspackPlugin} = rspack;

type GetMinimizers = (parameters: object) => Promise<object[]>;

it('ours takes the place of the one minimizer of scripts that the framework has', async () => {
  const {getMinimizers} = createRequire(import.meta.url)(targetFile('browser-code', '@docusaurus/bundler/lib/minification.js')) as {readonly getMinimizers: GetMinimizers};
  const theirs = await getMinimizers({faster: {}, currentBundler: {name: 'rspack', instance: rspack}});
  const ours = new SwcJsMinimizerRspackPlugin();
  const all = withScripts(theirs, ours);
  expect(all).toHaveLength(theirs.length);
  expect(all.filter((minimizer) => minimizer.constructor.name === 'SwcJsMinimizerRspackPlugin')).toEqual([ours]);
});

it('a build with none or two to replace stops by name', () => {
  const ours = new SwcJsMinimizerRspackPlugin();
  expect(() => withScripts([new rspack.LightningCssMinimizerRspackPlugin()], ours as object)).toThrow('src/framework/browser-code: the bundler has 0 minimizers');
  expect(() => withScripts([new SwcJsMinimizerRspackPlugin(), new SwcJsMinimizerRspackPlugin()], ours)).toThrow('src/framework/browser-code: the bundler has 2 minimizers');
});

it('styles of chunks that code asks for by name stay out of the framework’s group of styles', () => {
  expect(installedSource('browser-code', '@docusaurus/core/lib/webpack/base.js')).toMatch(/cacheGroups: \{[\s\S]*\n\s+styles: \{\s+name: 'styles'/);
  const {cacheGroups} = lazyStyles({cacheGroups: {styles: {name: 'styles'}}}) as {readonly cacheGroups: {readonly styles: {readonly chunks: (chunk: {readonly name?: string}) => boolean}}};
  const sources = readdirSync('src/components', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join('src/components', name), 'utf8'))
    .join('\n');
  for (const name of LAZY_CHUNKS) {
    expect(sources).toContain(`webpackChunkName: "${name}"`);
    expect(cacheGroups.styles.chunks({name})).toBe(false);
  }
  expect(cacheGroups.styles.chunks({name: 'main'})).toBe(true);
});

it('a build without that group stops by name', () => {
  expect(() => lazyStyles({cacheGroups: {css: {}}})).toThrow('src/framework/browser-code: the bundler has no group "styles"');
  expect(() => lazyStyles(undefined)).toThrow('src/framework/browser-code');
});

it('the helpers of TypeScript that a module calls are known', () => {
  expect([...calledHelpers(installedSource('browser-code', '@docusaurus/utils-common/lib/index.js'))]).toEqual(['__importDefault']);
});

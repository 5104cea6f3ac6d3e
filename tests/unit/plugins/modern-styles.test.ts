import {createRequire} from 'node:module';

import {expect, it} from 'vitest';

import {withoutTranslator} from '../../../src/plugins/modern-styles';

type Options = Parameters<typeof withoutTranslator>[0];

/** Creates the style loaders of the installed framework. */
type Factory = (bundler: object) => Promise<(isServer: boolean) => readonly {readonly loader: string; readonly options?: {readonly postcssOptions?: Options}}[]>;

async function installedOptions(): Promise<Options> {
  const fromFramework = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  const {createStyleLoadersFactory} = fromFramework('@docusaurus/bundler/lib/loaders/styleLoader.js') as {createStyleLoadersFactory: Factory};
  const loaders = (await createStyleLoadersFactory({currentBundler: {name: 'rspack', instance: {CssExtractRspackPlugin: {loader: 'extract'}}}}))(false);
  const options = loaders.map((loader) => loader.options?.postcssOptions).find((found) => found !== undefined);
  if (!options) throw new Error('The framework has no options for styles.');
  return options;
}

it('takes the translator out of the framework’s own options, and leaves other plugins', async () => {
  const {plugins, ...options} = await installedOptions();
  expect(JSON.stringify(plugins)).toContain('postcss-preset-env');
  expect(withoutTranslator({...options, plugins: ['one', ...plugins]})).toEqual({...options, config: false, plugins: ['one']});
});

it('stops where there is none to take out', () => {
  expect(() => withoutTranslator({plugins: ['one']})).toThrow('no longer translates styles');
});

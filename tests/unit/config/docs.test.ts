import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {publishedVersion} from '../../../src/config/docs-versions';
import {product} from '../../../src/config/product';

/** The options of the documentation, as a command of the framework reads them. */
async function docsDuring(command: 'development' | 'production') {
  vi.stubEnv('NODE_ENV', command);
  return (await import('../../../src/config/docs')).docs;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it('gives readers the published version only', async () => {
  expect(await docsDuring('production')).toMatchObject({
    routeBasePath: 'docs',
    includeCurrentVersion: false,
    versions: {[publishedVersion]: {label: product.docsVersion, badge: false}},
  });
  expect(Object.keys((await docsDuring('production')).versions ?? {})).toEqual([publishedVersion]);
});

it('gives writers the working copy at /docs/next/ beside it, with the banner that it is not released', async () => {
  const {includeCurrentVersion, versions} = await docsDuring('development');
  expect(includeCurrentVersion).toBe(true);
  expect(versions?.current).toMatchObject({path: 'next', banner: 'unreleased'});
  expect(versions?.[publishedVersion]).toEqual({label: product.docsVersion, badge: false});
});

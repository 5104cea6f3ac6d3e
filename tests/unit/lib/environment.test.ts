import {describe, expect, it} from 'vitest';

import {readEnvironment, readFirstBuild} from '@site/src/config/env';
import {statisticsScripts} from '@site/src/config/statistics';

describe('readEnvironment', () => {
  it('needs nothing set', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: 'https://www.rainbond.com',
      baseUrl: '/',
      colorModeSwitch: false,
      frameworkAsIs: false,
      statisticsHost: undefined,
      algolia: undefined,
    });
  });

  it('reads every variable', () => {
    const environment = readEnvironment({
      SITE_URL: 'https://docs.example.com/',
      BASE_URL: '/preview/',
      COLOR_MODE_SWITCH: 'true',
      FRAMEWORK_AS_IS: 'true',
      STATISTICS_HOST: 'https://static.example.com',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'rainbond',
    });
    expect(environment).toEqual({
      siteUrl: 'https://docs.example.com',
      baseUrl: '/preview/',
      colorModeSwitch: true,
      frameworkAsIs: true,
      statisticsHost: 'https://static.example.com',
      algolia: {appId: 'APP', apiKey: 'key', indexName: 'rainbond'},
    });
  });

  it.each([
    [{SITE_URL: 'example.com'}, /SITE_URL="example\.com"/],
    [{SITE_URL: 'https://example.com/path'}, /SITE_URL/],
    [{BASE_URL: 'preview'}, /BASE_URL="preview".*slash at both ends/],
    [{COLOR_MODE_SWITCH: 'yes'}, /COLOR_MODE_SWITCH="yes".*"true" or "false"/],
    [{FRAMEWORK_AS_IS: '1'}, /FRAMEWORK_AS_IS="1".*"true" or "false"/],
    [{STATISTICS_HOST: 'javascript:alert(1)'}, /STATISTICS_HOST/],
    [{ALGOLIA_APP_ID: 'APP'}, /missing: ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME/],
  ])('says what is wrong with %o', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});

it('takes a build for the first one if the cache is empty or not used', () => {
  expect(readFirstBuild({})).toBe(false);
  expect(readFirstBuild({FIRST_BUILD: 'true'})).toBe(true);
  expect(readFirstBuild({DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'})).toBe(true);
});

describe('statisticsScripts', () => {
  it('adds nothing without a host', () => {
    expect(statisticsScripts(undefined)).toEqual([]);
  });

  it('adds two scripts of the host', () => {
    expect(statisticsScripts('https://static.example.com')).toEqual([
      {src: 'https://static.example.com/statistics.js', async: true},
      {src: 'https://static.example.com/page-view.js', async: true},
    ]);
  });
});

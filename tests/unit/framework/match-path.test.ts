import {createRequire} from 'node:module';

import {describe, expect, it} from 'vitest';

import matchPath from '@site/src/framework/comparisons/match-path';
import {holds} from '../../../tools/specification/marks';

type PathToRegexp = (route: string, keys: {name: number | string}[], options: {end: boolean; strict: boolean; sensitive: boolean}) => RegExp;

/** What the router uses without the plugin. */
const pathToRegexp = createRequire(createRequire(import.meta.url).resolve('react-router'))('path-to-regexp') as PathToRegexp;

const ROUTES = ['/', '/docs', '/docs/', '/docs/quick-start/quick-install', '/docs/Intro', '/en/', '/blog/tags/a.b', '/case', '\\/docs\\/', '\\/a\\.b', '*'];

const ADDRESSES = [
  ...ROUTES.filter((route) => route !== '*').map((route) => route.replaceAll('\\', '')),
  '',
  '//',
  '/DOCS/intro',
  '/docs/intro/',
  '/docs//',
  '/docs//quick-start',
  '/docsearch',
  '/docs/quick-start/quick-install/more',
  '/blog/tags/aXb',
  '/安装',
  '/docs/*',
];

describe('a plain route', () => {
  for (const route of ROUTES) {
    it(`${route} matches what the router's own pattern matches`, holds('constants.path-matching'), () => {
      for (const end of [true, false]) {
        for (const strict of [true, false]) {
          for (const sensitive of [true, false]) {
            const keys = {ours: [] as {name: number}[], theirs: [] as {name: number | string}[]};
            const options = {end, strict, sensitive};
            const [ours, theirs] = [matchPath(route, keys.ours, options), pathToRegexp(route, keys.theirs, options)];
            expect(keys.ours.map(({name}) => name)).toEqual(keys.theirs.map(({name}) => name));
            for (const address of ADDRESSES) {
              const found = theirs.exec(address);
              expect(ours.exec(address), `${address} ${JSON.stringify(options)}`).toEqual(found && [...found]);
            }
          }
        }
      }
    });
  }

  it('has no parameters', () => {
    const options = {end: true, strict: false, sensitive: false};
    expect(() => matchPath('/blog/:post', [], options)).toThrow('"/blog/:post" has a parameter');
    expect(matchPath.compile('/docs')()).toBe('/docs');
  });
});

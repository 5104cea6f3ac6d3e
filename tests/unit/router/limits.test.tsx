// @vitest-environment jsdom
import {createRequire} from 'node:module';

import {cleanup, render, screen} from '@testing-library/react';
import {createElement, type ComponentType} from 'react';
import {afterEach, describe, expect, it} from 'vitest';

import {holds} from '../../../tools/specification/marks';

afterEach(cleanup);

type Match = (address: string, options: {path: string; exact?: boolean; strict?: boolean; sensitive?: boolean}) => {isExact: boolean} | null;

const load = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

/** A fresh copy of the router that the site uses, and the number of patterns it has compiled from paths. */
function freshRouter(): {matchPath: Match; compiled: () => number} {
  const fromRouter = createRequire(load.resolve('react-router'));
  const file = fromRouter.resolve('path-to-regexp');
  const pathToRegexp = fromRouter('path-to-regexp') as (...parameters: unknown[]) => RegExp;
  let compiled = 0;
  const entry = load.cache[file];
  if (!entry) throw new Error('The router loads its patterns from elsewhere.');
  entry.exports = Object.assign((...parameters: unknown[]) => {
    compiled += 1;
    return pathToRegexp(...parameters);
  }, pathToRegexp);
  // Drop the module that chooses between the builds, and the build itself.
  for (const key of Object.keys(load.cache)) if (/node_modules\/react-router\//.test(key) && !key.includes('node_modules/react-router/node_modules')) Reflect.deleteProperty(load.cache, key);
  const {matchPath} = load('react-router') as {matchPath: Match};
  entry.exports = pathToRegexp;
  return {matchPath, compiled: () => compiled};
}

describe('the router', () => {
  it('keeps ten thousand patterns, and makes any further one anew', holds('constants.route-cache'), () => {
    const {matchPath, compiled} = freshRouter();
    for (let page = 0; page < 10_000; page += 1) matchPath('/', {path: `/kept/${page}`});
    expect(compiled()).toBe(10_000);
    matchPath('/', {path: '/kept/0'});
    matchPath('/', {path: '/kept/9999'});
    expect(compiled(), 'cached ones').toBe(10_000);
    matchPath('/', {path: '/further'});
    matchPath('/', {path: '/further'});
    expect(compiled(), 'further ones').toBe(10_002);
  });

  it('matches exactly, strictly and by case where that is asked for', holds('constants.path-matching'), () => {
    const {matchPath} = freshRouter();
    expect(matchPath('/docs/a', {path: '/docs'})).not.toBeNull();
    expect(matchPath('/docs/a', {path: '/docs', exact: true})).toBeNull();
    expect(matchPath('/docs', {path: '/docs/', exact: true})).not.toBeNull();
    expect(matchPath('/docs', {path: '/docs/', exact: true, strict: true})).toBeNull();
    expect(matchPath('/DOCS', {path: '/docs', exact: true})).not.toBeNull();
    expect(matchPath('/DOCS', {path: '/docs', exact: true, sensitive: true})).toBeNull();
  });

  it('marks the active link with the class “active”, unless told another', holds('constants.active-class'), () => {
    const {MemoryRouter, NavLink} = load('react-router-dom') as Record<'MemoryRouter' | 'NavLink', ComponentType<Record<string, unknown>>>;
    render(
      createElement(
        MemoryRouter,
        {initialEntries: ['/docs/a']},
        createElement(NavLink, {to: '/docs', key: 'here'}, 'here'),
        createElement(NavLink, {to: '/blog', key: 'elsewhere'}, 'elsewhere'),
        createElement(NavLink, {to: '/docs', activeClassName: 'mine', key: 'mine'}, 'mine'),
      ),
    );
    expect(screen.getByText('here').className).toBe('active');
    expect(screen.getByText('elsewhere').className).toBe('');
    expect(screen.getByText('mine').className).toBe('mine');
  });
});

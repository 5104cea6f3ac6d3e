import {describe, expect, it, vi} from 'vitest';

import {rightAddress} from '@site/src/framework/addresses/right-address';
import {matchRoutes} from '@site/src/framework/addresses/routes';

const PAGES = ['/', '/ack/', '/blog', '/case/csgApp', '/docs/', '/docs/Intro'];

describe('another spelling of an address', () => {
  const languages = {own: '/', all: ['/', '/en/']};

  it.each([
    ['/docs/intro', '/docs/Intro'],
    ['/DOCS', '/docs/'],
    ['//docs///INTRO/', '/docs/Intro'],
    ['/docs/intro.html', '/docs/Intro'],
    ['/case/csgapp/index.html', '/case/csgApp'],
    ['/index.html', '/'],
    ['/docs/%49ntro', '/docs/Intro'],
    ['/en/docs/intro', '/en/docs/Intro'],
    ['/EN/ACK', '/en/ack/'],
    ['/EN', '/en/'],
  ])('%s is %s', (address, page) => {
    expect(rightAddress(address, PAGES, languages)).toBe(page);
  });

  it.each(['/docs/introo', '/docs/intro/more', '/english', '/en/english', '/100%', '//evil.example/docs', '/docs/..'])('%s is none', (address) => {
    expect(rightAddress(address, PAGES, languages)).toBeUndefined();
  });

  it('is below the base URL of its language', () => {
    const pages = PAGES.map((page) => `/preview/en${page}`);
    const bases = {own: '/preview/en/', all: ['/preview/', '/preview/en/']};
    expect(rightAddress('/preview/en/docs/intro', pages, bases)).toBe('/preview/en/docs/Intro');
    expect(rightAddress('/preview/docs/intro', pages, bases)).toBe('/preview/docs/Intro');
    expect(rightAddress('/docs/intro', pages, bases)).toBeUndefined();
  });
});

describe('routes', () => {
  const component = () => null;
  const page = (path: string) => ({path, exact: true, component});
  const ROUTES = [
    page('/blog'),
    {path: '/docs', component, routes: [{path: '/docs', component, routes: [page('/docs/'), page('/docs/Intro'), page('/docs/versions')]}]},
    {path: '*', component},
  ];
  const pathsTo = (pathname: string) => matchRoutes(ROUTES, pathname).map(({route}) => route.path);

  it('lead through an area to its page', () => {
    expect(pathsTo('/docs/Intro')).toEqual(['/docs', '/docs', '/docs/Intro']);
    expect(pathsTo('/docs')).toEqual(['/docs', '/docs', '/docs/']);
    expect(pathsTo('/blog/')).toEqual(['/blog']);
  });

  it.each(['/docs/intro', '/Docs/', '/docs/api', '/docs//versions', '/blog/none', '/'])('have no page at %s', (pathname) => {
    expect(pathsTo(pathname)).toEqual(['*']);
  });

  it('have no page where the server has said so', async () => {
    vi.resetModules();
    const fresh = await import('@site/src/framework/addresses/routes');
    const missing = await import('@site/src/framework/addresses/missing');
    missing.noteMissing('/docs/versions');
    expect(fresh.matchRoutes(ROUTES, '/docs/versions').map(({route}) => route.path)).toEqual(['*']);
    expect(fresh.matchRoutes(ROUTES, '/docs/Intro')).toHaveLength(3);
  });
});

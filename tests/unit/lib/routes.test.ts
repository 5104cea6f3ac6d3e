import {describe, expect, it} from 'vitest';

import {hasDocsBar, isRootPath} from '@site/src/lib/routes';

describe('hasDocsBar', () => {
  it.each([
    ['/docs/', '/'],
    ['/docs', '/'],
    ['/docs/quick-start/quick-install', '/'],
    ['/docs/api/team/createTeam', '/'],
    ['/community/support', '/'],
    ['/community/change/5.14.2', '/'],
    ['/en/docs/versions', '/en/'],
    ['/en/community/members', '/en/'],
    ['/preview/en/docs/', '/preview/en/'],
    ['/docs/index.html', '/'],
  ])('%s below %s has the docs-style bar', (pathname, baseUrl) => {
    expect(hasDocsBar(pathname, baseUrl)).toBe(true);
  });

  it.each([
    ['/', '/'],
    ['/en/', '/en/'],
    ['/en', '/en/'],
    ['/case/kgdata', '/'],
    ['/blog/nacos', '/'],
    ['/en/usescene/', '/en/'],
    ['/search', '/'],
  ])('%s below %s has the custom bar', (pathname, baseUrl) => {
    expect(hasDocsBar(pathname, baseUrl)).toBe(false);
  });

  it('does not take the base URL for a part of the path', () => {
    expect(hasDocsBar('/docs-preview/', '/docs-preview/')).toBe(false);
    expect(hasDocsBar('/docs-preview/blog', '/docs-preview/')).toBe(false);
    expect(hasDocsBar('/docs-preview/docs/', '/docs-preview/')).toBe(true);
    expect(hasDocsBar('/community-site/en', '/community-site/en/')).toBe(false);
  });
});

describe('isRootPath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/en/', '/en/'],
    ['/en', '/en/'],
    ['/en/index.html', '/en/'],
    ['/preview/', '/preview/'],
  ])('%s below %s is a root', (pathname, baseUrl) => {
    expect(isRootPath(pathname, baseUrl)).toBe(true);
  });

  it.each([
    ['/docs/', '/'],
    ['/case/index.html', '/'],
    ['/en/blog', '/en/'],
    ['/english', '/'],
  ])('%s below %s is none', (pathname, baseUrl) => {
    expect(isRootPath(pathname, baseUrl)).toBe(false);
  });
});

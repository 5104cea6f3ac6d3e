import {expect, it} from 'vitest';

import {leadsTo} from '@site/src/lib/navbar';

it.each([
  [{to: '/blog'}, '/blog', true],
  [{to: '/blog'}, '/blog/gateway', true],
  [{to: '/blog/'}, '/blog', true],
  [{to: '/blog'}, '/blogger', false],
  [{to: '/docs/Intro'}, '/docs/intro/', true],
  [{to: '/docs/', activeBaseRegex: '/docs/(?!Intro|api/)'}, '/docs/Intro', false],
  [{to: '/docs/', activeBaseRegex: '/docs/(?!Intro|api/)'}, '/docs/versions', true],
  [{activeBasePath: '/community'}, '/community/support', true],
  [{}, '/blog', false],
] as const)('%o leads to %s: %s', (entry, pathname, expected) => {
  expect(leadsTo(entry, pathname)).toBe(expected);
});

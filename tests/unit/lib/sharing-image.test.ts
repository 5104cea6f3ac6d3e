import {expect, it} from 'vitest';

import {sharingImagePath} from '../../../src/lib/sharing-image';

it.each([
  ['/', '/', 'share/home.jpg'],
  ['/en/', '/en/', 'share/home.jpg'],
  ['/en', '/en/', 'share/home.jpg'],
  ['/docs/', '/', 'share/docs.jpg'],
  ['/docs/quick-start/quick-install', '/', 'share/docs/quick-start/quick-install.jpg'],
  ['/preview/en/blog/page/2/', '/preview/en/', 'share/blog/page/2.jpg'],
  ['/blog/tags/%E4%BA%91', '/', 'share/blog/tags/云.jpg'],
  ['/404.html', '/', 'share/404.jpg'],
  ['/docs/100%', '/', 'share/docs/100%.jpg'],
])('the sharing image of %s below %s is %s', (pathname, baseUrl, image) => {
  expect(sharingImagePath(pathname, baseUrl)).toBe(image);
});

import type {Config} from '@docusaurus/types';

import {environment} from './env';

const icon = (rel: string, file: string, sizes: string) => ({
  tagName: 'link',
  attributes: {rel, href: `${environment.baseUrl}img/${file}`, sizes},
});

/** Icons for browsers without SVG icon support, and for home screens. */
export const headTags: Config['headTags'] = [
  icon('icon', 'favicon-32.png', '32x32'),
  icon('apple-touch-icon', 'apple-touch-icon.png', '180x180'),
];

import path from 'node:path';

import type {Parts} from '../parts';

const file = (name: string) => path.join(__dirname, name);

/**
 * Has the router agree with the server about which address is which page. The framework matches without regard to
 * capitals and counts an area's address as a page, so it would put another page in the place of the one that was sent.
 */
export const addresses: Parts = {
  standIns: [
    {asked: 'react-router-config$', file: file('routes.tsx'), replaces: {package: 'react-router-config'}},
    {asked: /^\.\/normalizeLocation$/, file: file('normalize-location.ts'), replaces: {target: '@docusaurus/core/lib/client/normalizeLocation.js'}},
  ],
  plugin: () => ({getClientModules: () => [file('follow-document.ts')]}),
};

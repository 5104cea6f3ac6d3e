import path from 'node:path';

import type {Parts} from '../parts';

const file = (name: string) => path.join(__dirname, name);

/**
 * Makes the router agree with the server about which address is which page. The framework ignores case when it matches
 * addresses, and counts an area's address as a page, so it would replace the page that was sent with another one.
 */
export const addresses: Parts = {
  standIns: [
    {request: 'react-router-config$', file: file('routes.tsx'), replaces: {package: 'react-router-config'}},
    {request: /^\.\/normalizeLocation$/, file: file('normalize-location.ts'), replaces: {target: '@docusaurus/core/lib/client/normalizeLocation.js'}},
  ],
  plugin: () => ({getClientModules: () => [file('follow-document.ts')]}),
};

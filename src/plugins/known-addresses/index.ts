import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Has the router agree with the server about which address is which page. The framework matches without regard to
 * capitals and counts an area's address as a page, so it would put another page in the place of the one that was sent.
 */
export default function knownAddresses({siteDir}: LoadContext): Plugin {
  const file = (name: string) => path.join(siteDir, 'src/plugins/known-addresses', name);
  return {
    name: 'known-addresses',
    getClientModules: () => [file('follow-document.ts')],
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      resolve: {alias: {'react-router-config$': file('routes.tsx')}},
      plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/normalizeLocation$/, file('normalize-location.ts'))],
    }),
  };
}

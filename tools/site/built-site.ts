import type {AddressInfo} from 'node:net';

import {i18n} from '../../src/config/i18n';
import {createStaticServer} from './static-server';

/**
 * Serves the built site on a free port of this machine while `work` runs.
 * @param work called with the site's origin
 */
export async function withBuiltSite<T>(work: (origin: string) => Promise<T>, root = 'build'): Promise<T> {
  const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const server = createStaticServer({root, baseUrl: '/', languages});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {environment} from '../../src/config/env';
import {i18n} from '../../src/config/i18n';
import {createStaticServer} from './static-server';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    host: {type: 'string', default: 'localhost'},
    port: {type: 'string', default: '3000'},
    'base-url': {type: 'string', default: environment.baseUrl},
    fast: {type: 'boolean', default: false},
  },
});

if (!existsSync(path.join(values.dir, '404.html'))) {
  console.error(`There is no built site in "${values.dir}". Run "npm run build" first.`);
  process.exit(1);
}

const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
const server = createStaticServer({root: values.dir, baseUrl: values['base-url'], languages, fast: values.fast});
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${values.port} is in use: choose another with --port.` : error.message);
  process.exit(1);
});
server.listen(Number(values.port), values.host, () => {
  console.log(`Serving ${values.dir} at http://${values.host}:${values.port}${values['base-url']}`);
});

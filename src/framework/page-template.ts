import {createRequire} from 'node:module';

import {targetFile} from './targets';

/** Where the framework keeps its page template. */
export const PAGE_TEMPLATE = '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/**
 * The framework's page template, as installed.
 * @throws when it isn't installed under this name
 */
export function readTemplate(): string {
  const {default: template} = createRequire(__filename)(targetFile('loading', PAGE_TEMPLATE)) as {readonly default: string};
  return template;
}

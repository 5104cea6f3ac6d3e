import {createRequire} from 'node:module';

import {targetFile} from './targets';

/** Where the framework keeps its template of a page. */
export const PAGE_TEMPLATE = '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/**
 * The framework's template of a page, as installed.
 * @throws when it isn't there under this name
 */
export function readTemplate(): string {
  const {default: template} = createRequire(__filename)(targetFile('loading', PAGE_TEMPLATE)) as {readonly default: string};
  return template;
}

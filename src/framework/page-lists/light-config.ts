import {changeError} from '../change-error';

/** Settings that only the build reads. */
const BUILD_ONLY = ['headTags', 'i18n', 'markdown', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'plugins', 'presets', 'scripts', 'ssrTemplate', 'staticDirectories', 'stylesheets', 'themes'];

/** The only one of the framework's future flags that the browser reads. */
const ROUTER = 'experimental_router';

const light = ([name, value]: readonly [string, unknown]) => [name, name === 'future' ? {[ROUTER]: (value as Readonly<Record<string, unknown>>)[ROUTER]} : value] as const;

/** The text between the outermost braces of a module that exports one object. */
const objectIn = (source: string) => source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);

function parsed(source: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(objectIn(source)) as Readonly<Record<string, unknown>>;
  } catch {
    throw changeError('page-lists', "the module of the site's configuration has an unknown form.", 'light-config.ts with @docusaurus/core/lib/server/codegen/codegen.js');
  }
}

/**
 * The site's configuration as the browser needs it.
 * @param source the module that the framework writes
 * @throws when that module exports anything other than a single object in JSON
 */
export function lightConfig(source: string): string {
  const config = parsed(source);
  return `export default ${JSON.stringify(Object.fromEntries(Object.entries(config).filter(([name]) => !BUILD_ONLY.includes(name)).map(light)))};\n`;
}

/**
 * The framework's version, which the framework reads in the browser. The versions of the plugins are dropped, as nothing reads them.
 * @param json the file that the framework writes
 */
export function lightSiteMetadata(json: string): string {
  const {docusaurusVersion} = JSON.parse(json) as {readonly docusaurusVersion?: string};
  if (docusaurusVersion === undefined) throw changeError('page-lists', "the framework's version isn't named docusaurusVersion.", 'light-config.ts with @docusaurus/core/lib/server/siteMetadata.js');
  return JSON.stringify({docusaurusVersion, pluginVersions: {}});
}

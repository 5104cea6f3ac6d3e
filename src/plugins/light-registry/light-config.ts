/** Settings that only the build reads. */
const OF_THE_BUILD = ['headTags', 'markdown', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'plugins', 'presets', 'scripts', 'staticDirectories', 'stylesheets', 'themes'];

/** The text between the outermost braces of a module that exports one object. */
const objectIn = (source: string) => source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);

/**
 * The site's configuration as the browser needs it.
 * @param source the module that the framework writes
 * @throws when that module exports something else than the text of one object
 */
export function lightConfig(source: string): string {
  const config = JSON.parse(objectIn(source)) as Readonly<Record<string, unknown>>;
  return `export default ${JSON.stringify(Object.fromEntries(Object.entries(config).filter(([name]) => !OF_THE_BUILD.includes(name))))};\n`;
}

/**
 * The framework's version, which it asks for in the browser; those of the plugins are asked for by none.
 * @param json the file that the framework writes
 */
export function lightSiteMetadata(json: string): string {
  const {docusaurusVersion} = JSON.parse(json) as {readonly docusaurusVersion: string};
  return JSON.stringify({docusaurusVersion, pluginVersions: {}});
}

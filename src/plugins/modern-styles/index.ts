import type {Plugin} from '@docusaurus/types';

/** The PostCSS plugin with which the framework translates styles for older browsers, file by file. */
const TRANSLATOR = 'postcss-preset-env';

type StyleOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

const isTranslator = (plugin: unknown) => Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].includes(TRANSLATOR);

/**
 * The options without the translator, and without the search for a configuration file next to each stylesheet.
 * @throws when the framework no longer uses the translator
 */
export function withoutTranslator(options: StyleOptions): StyleOptions {
  const plugins = options.plugins.filter((plugin) => !isTranslator(plugin));
  if (plugins.length === options.plugins.length) throw new Error(`src/plugins/modern-styles: the framework no longer translates styles with ${TRANSLATOR}; remove this plugin or name what it uses now.`);
  return {...options, config: false, plugins};
}

/** Turns off the framework's translation of styles. The minifier adds what the browsers in package.json lack, to complete stylesheets: doing the same file by file before makes stylesheets larger and the build longer. */
export default function modernStyles(): Plugin {
  return {name: 'modern-styles', configurePostCss: withoutTranslator};
}

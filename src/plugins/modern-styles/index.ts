import type {Plugin} from '@docusaurus/types';

/** What the framework translates styles with for older browsers, file by file. */
const TRANSLATOR = 'postcss-preset-env';

type StyleOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

const isTranslator = (plugin: unknown) => Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].includes(TRANSLATOR);

/**
 * The options without the translator, and without the search for a configuration file beside each style sheet.
 * @throws when the framework no longer uses it
 */
export function withoutTranslator(options: StyleOptions): StyleOptions {
  const plugins = options.plugins.filter((plugin) => !isTranslator(plugin));
  if (plugins.length === options.plugins.length) throw new Error(`src/plugins/modern-styles: the framework no longer translates styles with ${TRANSLATOR}; remove this plugin or name what it uses now.`);
  return {...options, config: false, plugins};
}

/** The minifier adds what the browsers in package.json lack, to whole sheets: doing the same before, file by file, makes sheets larger and the build longer. */
export default function modernStyles(): Plugin {
  return {name: 'modern-styles', configurePostCss: withoutTranslator};
}

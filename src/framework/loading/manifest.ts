import {changeError} from '../change-error';

type File = {readonly file: string};

/** What the framework reads when it writes the HTML of a page: the scripts and stylesheets of each module that the page requested. */
export type Manifest = {
  readonly entrypoints: readonly string[];
  /** The keys of each module's files. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** The files of each key, as addresses relative to the site's root. */
  readonly assets: Readonly<Record<string, {readonly js?: readonly File[]; readonly css?: readonly File[]}>>;
};

const COMPARE = 'manifest.ts with @docusaurus/core/lib/server/codegen/codegenRoutes.js';

/** The page for unknown addresses. It isn't in the registry, and the framework doesn't name its chunk. */
export const NOT_FOUND = {module: '@theme/NotFound', name: 'not-found'} as const;

/** One line of the registry: name and module. */
const ENTRY = /^\s*"([^"]+)": \[\(\) => import\((?:\/\*.*?\*\/ )?"([^"]+)"\)/gm;

/**
 * Adds the scripts and stylesheets of every page module to the manifest.
 * @param registry source of the browser's registry of page modules
 * @param filesOf returns the files to load for a name in the registry
 * @throws when the registry has no entry in the form known here, or none with a script, or when the page for unknown addresses has no script
 */
export function withPageFiles(manifest: Manifest, registry: string, filesOf: (name: string) => readonly string[]): Manifest {
  // Every page already has the stylesheets of the entry.
  const entryStyles = new Set(manifest.entrypoints.flatMap((entry) => manifest.origins[entry] ?? []).flatMap((key) => manifest.assets[key]?.css ?? []).map(({file}) => file));
  const listed = [...registry.matchAll(ENTRY)].map(([, name = '', module = '']) => [module, name] as const);
  if (listed.length === 0) throw changeError('loading', 'the registry of page modules has a form that is not known.', COMPARE);
  const modules = [...listed, [NOT_FOUND.module, NOT_FOUND.name] as const].map(([module, name]) => [module, filesOf(name).filter((file) => /\.(?:js|css)$/.test(file) && !entryStyles.has(file))] as const);
  if (filesOf(NOT_FOUND.name).length === 0) throw changeError('loading', `no script has the name ${NOT_FOUND.name}.`, COMPARE);
  const files = modules.flatMap(([, own]) => own);
  if (!files.some((file) => file.endsWith('.js'))) throw changeError('loading', 'no page module has a script with the name that the registry gives it.', COMPARE);
  return {
    ...manifest,
    origins: {...manifest.origins, ...Object.fromEntries(modules)},
    // Each file has its own key, so that a page lists a file only once even if several of its modules need it.
    assets: {...manifest.assets, ...Object.fromEntries(files.map((file) => [file, {[file.endsWith('.css') ? 'css' : 'js']: [{file}]}]))},
  };
}

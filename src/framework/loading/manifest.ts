import {changeError} from '../change-error';

type File = {readonly file: string};

/** What the framework reads when it writes the HTML of a page: the scripts and style sheets of each module that the page asked for. */
export type Manifest = {
  readonly entrypoints: readonly string[];
  /** For each module the keys of its files. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** For each key the files, addresses relative to the site's root. */
  readonly assets: Readonly<Record<string, {readonly js?: readonly File[]; readonly css?: readonly File[]}>>;
};

const COMPARE = 'manifest.ts with @docusaurus/core/lib/server/codegen/codegenRoutes.js';

/** The page of unknown addresses, which isn't in the registry: the framework gives its script no name of its own. */
export const NOT_FOUND = {module: '@theme/NotFound', name: 'not-found'} as const;

/** One line of the registry: name, and module. */
const ENTRY = /^\s*"([^"]+)": \[\(\) => import\((?:\/\*.*?\*\/ )?"([^"]+)"\)/gm;

/**
 * The manifest with the scripts and style sheets of every page module.
 * @param registry source of the browser's registry of page modules
 * @param filesOf the files to load for a name of the registry
 * @throws when the registry has no entry of the form known here, or none that has a script, or when the page of unknown addresses has none
 */
export function withPageFiles(manifest: Manifest, registry: string, filesOf: (name: string) => readonly string[]): Manifest {
  // Every page has the sheets of the entry already.
  const ofEntry = new Set(manifest.entrypoints.flatMap((entry) => manifest.origins[entry] ?? []).flatMap((key) => manifest.assets[key]?.css ?? []).map(({file}) => file));
  const listed = [...registry.matchAll(ENTRY)].map(([, name = '', module = '']) => [module, name] as const);
  if (listed.length === 0) throw changeError('loading', 'the registry of page modules has a form that is not known.', COMPARE);
  const modules = [...listed, [NOT_FOUND.module, NOT_FOUND.name] as const].map(([module, name]) => [module, filesOf(name).filter((file) => /\.(?:js|css)$/.test(file) && !ofEntry.has(file))] as const);
  if (filesOf(NOT_FOUND.name).length === 0) throw changeError('loading', `no script has the name ${NOT_FOUND.name}.`, COMPARE);
  const files = modules.flatMap(([, own]) => own);
  if (!files.some((file) => file.endsWith('.js'))) throw changeError('loading', 'no page module has a script of the name that the registry gives it.', COMPARE);
  return {
    ...manifest,
    origins: {...manifest.origins, ...Object.fromEntries(modules)},
    // Each file has its own key: a page names one that several of its modules need only once.
    assets: {...manifest.assets, ...Object.fromEntries(files.map((file) => [file, {[file.endsWith('.css') ? 'css' : 'js']: [{file}]}]))},
  };
}

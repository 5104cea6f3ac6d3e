import {changeError} from '../change-error';

/** What the framework reads when it writes the HTML of a page: the scripts of each module that the page asked for. */
export type Manifest = {
  readonly entrypoints: readonly string[];
  /** For each module the keys of its scripts. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** For each key the scripts, addresses relative to the site's root. */
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
};

const COMPARE = 'manifest.ts with @docusaurus/core/lib/server/codegen/codegenRoutes.js';

/** One line of the registry: name, and module. */
const ENTRY = /^\s*"([^"]+)": \[\(\) => import\((?:\/\*.*?\*\/ )?"([^"]+)"\)/gm;

/**
 * The manifest with the scripts of every page module.
 * @param registry source of the browser's registry of page modules
 * @param filesOf the files to load for a name of the registry
 * @throws when the registry has no entry of the form known here, or none that has a script
 */
export function withPageScripts(manifest: Manifest, registry: string, filesOf: (name: string) => readonly string[]): Manifest {
  const modules = [...registry.matchAll(ENTRY)].map(([, name = '', module = '']) => [module, filesOf(name).filter((file) => file.endsWith('.js'))] as const);
  if (modules.length === 0) throw changeError('loading', 'the registry of page modules has a form that is not known.', COMPARE);
  const files = modules.flatMap(([, own]) => own);
  if (files.length === 0) throw changeError('loading', 'no page module has a script of the name that the registry gives it.', COMPARE);
  return {
    ...manifest,
    origins: {...manifest.origins, ...Object.fromEntries(modules)},
    // Each file has its own key: a page names one that several of its modules need only once.
    assets: {...manifest.assets, ...Object.fromEntries(files.map((file) => [file, {js: [{file}]}]))},
  };
}

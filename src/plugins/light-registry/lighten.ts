import {shortNames} from './short-names';

/** One line of the framework's registry: name, loader, and twice the path of the module. */
const ENTRY = /^(\s*)"([^"]+)": \[\(\) => import\((?:\/\*.*?\*\/ )?("[^"]+")\), "[^"]+", require\.resolveWeak\("[^"]+"\)\](,?(?:\};)?)$/gm;

/** A name in the framework's list of the modules of each page; a key that looks like one stays. */
const NAME = /"([0-9a-f]{8})"(?!\s*:)/g;

/** A page in that list: its path, and its hash. */
const KEY = /"([^"]+)-([0-9a-f]{3})"\s*:/g;

/** A page in the framework's list of routes: its path, and a hash for when there are two of one path. */
const PAGE = /(ComponentCreator\('([^']+)', ')([0-9a-f]{3})(?='\))/g;

/** A route of one page, as the framework writes it once hashes are gone, with the sidebar of documents. */
const ROUTE = /path: ('[^']+'),\s*component: ComponentCreator\(\1, '([^']+)'\),\s*exact: true(?:,\s*sidebar: ("[^"]+"))?(?=\s*\})/g;

/** Makes such a route where the browser runs, from what differs. */
const MAKE_ROUTE = `const page = (path, sidebar, hash = '0') => ({path, component: ComponentCreator(path, hash), exact: true, ...(sidebar && {sidebar})});`;

/** What stands in the place of a hash that isn't needed. */
const NO_HASH = '0';

/** Modules of the framework, as it writes them: the registry of page modules, the names of the modules of each page, and the routes. */
export type Sources = {readonly registry: string; readonly pages: string; readonly routes: string};

/**
 * The hashes of pages whose path no other page has, each behind its path.
 * @throws when there are none
 */
function needlessHashes(routes: string): ReadonlySet<string> {
  const pages = [...routes.matchAll(PAGE)].map(([, , path = '', hash = '']) => ({path, hash}));
  if (pages.length === 0) throw new Error("light-registry: the routes have a form that isn't known. Compare lighten.ts with the framework's version.");
  const times = new Map<string, number>();
  for (const {path} of pages) times.set(path, (times.get(path) ?? 0) + 1);
  return new Set(pages.filter(({path}) => times.get(path) === 1).map(({path, hash}) => `${path}-${hash}`));
}

/**
 * Routes that name each path once, not twice.
 * @throws when none has the form known here
 */
function shortRoutes(routes: string): string {
  const short = routes.replace(ROUTE, (_route, path: string, hash: string, sidebar: string | undefined) => {
    const rest = hash === NO_HASH ? (sidebar === undefined ? '' : `, ${sidebar}`) : `, ${sidebar ?? 'undefined'}, '${hash}'`;
    return `...page(${path}${rest})`;
  });
  if (short === routes) throw new Error("light-registry: no route of a page has the form that is known. Compare lighten.ts with the framework's version.");
  return short.replace('export default', `${MAKE_ROUTE}\n\nexport default`);
}

/**
 * The registry of page modules without their paths, which only rendering on the build machine reads,
 * and with short names, which are those of the scripts too; and pages without their hashes.
 * @throws when the framework writes the files in another form than the one known here
 */
export function lighten({registry, pages, routes}: Sources): Sources {
  const names = shortNames([...registry.matchAll(ENTRY)].map(([, , name = '']) => name));
  const entries = registry.match(/import\(/g)?.length ?? 0;
  if (names.size !== entries) {
    throw new Error(`light-registry: ${entries - names.size} of ${entries} entries of the registry have a form that isn't known. Compare lighten.ts with the framework's version.`);
  }
  const needless = needlessHashes(routes);
  const short = (name: string) => {
    const found = names.get(name);
    if (found === undefined) throw new Error(`light-registry: a page names the module "${name}", which the registry doesn't have.`);
    return found;
  };
  return {
    registry: registry.replace(ENTRY, (_line, indent: string, name: string, module: string, end: string) => {
      const key = short(name);
      return `${indent}"${key}": [() => import(/* webpackChunkName: "${key}" */ ${module})]${end}`;
    }),
    pages: pages.replace(NAME, (_name, name: string) => `"${short(name)}"`).replace(KEY, (whole, path: string, hash: string) => (needless.has(`${path}-${hash}`) ? `"${path}-${NO_HASH}":` : whole)),
    routes: shortRoutes(routes.replace(PAGE, (whole, head: string, path: string, hash: string) => (needless.has(`${path}-${hash}`) ? head + NO_HASH : whole))),
  };
}

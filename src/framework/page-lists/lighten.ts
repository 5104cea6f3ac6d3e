import {changeError} from '../change-error';
import {type PageModules, pageShapes} from './page-shapes';
import {pathName} from './path-name';
import {shortNames} from './short-names';

const COMPARE = 'lighten.ts with @docusaurus/core/lib/server/codegen/codegenRoutes.js';

/** One line of the framework's registry: the name, the loader, and the path of the module twice. */
const ENTRY = /^(\s*)"([^"]+)": \[\(\) => import\((?:\/\*.*?\*\/ )?("[^"]+")\), "[^"]+", require\.resolveWeak\("[^"]+"\)\](,?(?:\};)?)$/gm;

/** A name in the framework's list of the modules of each page. Keys that look like a name are excluded. */
const NAME = /"([0-9a-f]{8})"(?!\s*:)/g;

/** A page in that list: its path and its hash. */
const KEY = /^(.+)-([0-9a-f]{3})$/;

/** A page in the framework's list of routes: its path, and a hash in case two pages have the same path. */
const PAGE = /(ComponentCreator\('([^']+)', ')([0-9a-f]{3})(?='\))/g;

/** The route of one page, as the framework writes it, after hashes have been removed. Documents also have a sidebar. */
const ROUTE = /path: ('([^']+)'),\s*component: ComponentCreator\(\1, '([^']+)'\),\s*exact: true(?:,\s*sidebar: ("[^"]+"))?(?=\s*\})/g;

/** Replaces a hash that isn't needed. */
const NO_HASH = '0';

/** The modules that the framework writes: the registry of page modules, the names of the modules of each page, and the routes. */
export type Sources = {readonly registry: string; readonly pages: string; readonly routes: string};

/**
 * The hashes of pages whose path is unique, each appended to its path.
 * @throws when no page is found
 */
function redundantHashes(routes: string): ReadonlySet<string> {
  const pages = [...routes.matchAll(PAGE)].map(([, , path = '', hash = '']) => ({path, hash}));
  if (pages.length === 0) throw changeError('page-lists', "the routes have an unknown form.", COMPARE);
  const counts = new Map<string, number>();
  for (const {path} of pages) counts.set(path, (counts.get(path) ?? 0) + 1);
  return new Set(pages.filter(({path}) => counts.get(path) === 1).map(({path, hash}) => `${path}-${hash}`));
}

/** Code that builds a route in the browser from what differs between routes, and registers the modules of its page where they follow from its shape. */
const makeRoute = (shapes: readonly PageModules[]) => `import {pathName} from '@site/src/framework/page-lists/path-name';
import modules from '@generated/routesChunkNames';

const shapes = ${JSON.stringify(shapes)};
const page = (path, sidebar, shape = 0, hash = '${NO_HASH}') => {
  modules[path + '-' + hash] ??= {...shapes[shape], content: pathName(path)};
  return {path, component: ComponentCreator(path, hash), exact: true, ...(sidebar && {sidebar})};
};`;

/**
 * Rewrites the routes so that they name each path once instead of twice.
 * @throws when no route has the form known here
 */
function shortRoutes(routes: string, shapes: readonly PageModules[], shapeOf: ReadonlyMap<string, number>): string {
  const short = routes.replace(ROUTE, (_route, quoted: string, path: string, hash: string, sidebar = '0') => {
    const arguments_ = [quoted, sidebar, String(shapeOf.get(path) ?? 0), `'${hash}'`];
    const defaults = [undefined, '0', '0', `'${NO_HASH}'`];
    while (arguments_.at(-1) === defaults[arguments_.length - 1]) arguments_.pop();
    return `...page(${arguments_.join(', ')})`;
  });
  if (short === routes) throw changeError('page-lists', 'no route of a page has the known form.', COMPARE);
  return short.replace('export default', `${makeRoute(shapes)}\n\nexport default`);
}

/**
 * Reduces the framework's lists to what the browser needs. The registry of page modules loses their paths,
 * which only server rendering reads, and gets short names, which are also those of the scripts. Pages lose
 * their hashes, and the names of their modules where these follow from the path and from what many pages
 * have in common.
 * @throws when the framework writes the files in a form other than the one known here
 */
export function lighten({registry, pages, routes}: Sources): Sources {
  const longNames = [...registry.matchAll(ENTRY)].map(([, , name = '']) => name);
  const entries = registry.match(/import\(/g)?.length ?? 0;
  if (entries === 0 || longNames.length !== entries) {
    throw changeError('page-lists', `${entries - longNames.length} of ${entries} entries of the registry have an unknown form.`, COMPARE);
  }
  const redundant = redundantHashes(routes);
  const pathOf = (key: string) => (redundant.has(key) ? KEY.exec(key)?.[1] : undefined);
  const modules = Object.entries(JSON.parse(pages) as Readonly<Record<string, PageModules>>);
  const pageByPath = new Map(
    modules.flatMap(([key, page]) => {
      const path = pathOf(key);
      return path === undefined ? [] : [[path, page] as const];
    }),
  );
  const {shapes, shapeOf} = pageShapes(pageByPath);

  const derivedNames = new Map([...shapeOf.keys()].map((path) => [String(pageByPath.get(path)?.content), pathName(path)]));
  const names = new Map([...shortNames(longNames.filter((name) => !derivedNames.has(name)), new Set(derivedNames.values())), ...derivedNames]);
  const short = (name: string) => {
    const found = names.get(name);
    if (found === undefined) throw changeError('page-lists', `a page names the module "${name}", which the registry doesn't have.`, COMPARE);
    return found;
  };
  const shorten = <Value,>(value: Value) => JSON.parse(JSON.stringify(value).replace(NAME, (_name, name: string) => `"${short(name)}"`)) as Value;

  const others = modules.flatMap(([key, page]) => {
    const path = pathOf(key);
    if (path === undefined) return [[key, shorten(page)] as const];
    return shapeOf.has(path) ? [] : [[`${path}-${NO_HASH}`, shorten(page)] as const];
  });
  return {
    registry: registry.replace(ENTRY, (_line, indent: string, name: string, module: string, end: string) => {
      const key = short(name);
      return `${indent}"${key}": [() => import(/* webpackChunkName: "${key}" */ ${module})]${end}`;
    }),
    pages: `export default ${JSON.stringify(Object.fromEntries(others))};\n`,
    routes: shortRoutes(
      routes.replace(PAGE, (whole, head: string, path: string, hash: string) => (redundant.has(`${path}-${hash}`) ? head + NO_HASH : whole)),
      shorten(shapes),
      shapeOf,
    ),
  };
}

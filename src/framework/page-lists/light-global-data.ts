import {changeError} from '../change-error';

/** A document in the framework's global data. */
type Doc = {readonly id: string; readonly path: string; readonly sidebar?: string};

type Version = {readonly path: string; readonly docs: readonly Doc[]};

const isVersion = (version: Partial<Version>): version is Version => typeof version.path === 'string' && Array.isArray(version.docs);

type GlobalData = Readonly<Record<string, Readonly<Record<string, object>>>>;

const DOCS = 'docusaurus-plugin-content-docs';

/** Where the framework publishes a document unless its front matter says otherwise. */
const usualPath = (version: string, id: string) => `${version}/${id.replace(/(?:^|(?<=\/))index$/, '')}`;

/** Documents that the routes don't tell: those at an address of their own choice, and those in no sidebar. */
const unusualDocs = ({path, docs}: Version) => docs.filter((doc) => doc.sidebar === undefined || doc.path !== usualPath(path, doc.id));

/**
 * Makes the documents whole again where the browser runs, when they are first asked for: by then the routes are there,
 * whose module needs this one.
 */
const WHOLE = `const leaves = (list) => list.flatMap((route) => (route.routes ? leaves(route.routes) : route));
const whole = (version) => {
  const {path, docs: unusual} = version;
  const listed = new Set(unusual.map((doc) => doc.path));
  let docs;
  Object.defineProperty(version, 'docs', {
    enumerable: true,
    get: () =>
      (docs ??= leaves(routes)
        .filter((route) => route.sidebar && route.path.startsWith(path + '/') && !listed.has(route.path))
        .map((route) => ({id: route.path.slice(path.length + 1).replace(/(^|\\/)$/, '$1index'), path: route.path, sidebar: route.sidebar}))
        .concat(unusual)),
  });
};
for (const {versions} of Object.values(data['${DOCS}'] ?? {})) versions.forEach(whole);`;

/**
 * The framework's global data as a module of the same content: it lists every document with its identifier, its path
 * and its sidebar on every page, which the routes there tell as well.
 * @param json the file that the framework writes
 * @throws when the documents aren't where they are looked for
 */
export function lightGlobalData(json: string): string {
  const data = JSON.parse(json) as GlobalData;
  const docs = Object.fromEntries(
    Object.entries(data[DOCS] ?? {}).map(([id, instance]) => {
      const {versions} = instance as {readonly versions?: readonly Partial<Version>[]};
      if (!versions?.every(isVersion)) throw changeError('page-lists', 'the global data of the documentation has a form that is not known.', 'light-global-data.ts with @docusaurus/plugin-content-docs/lib/globalData.js');
      return [id, {...instance, versions: versions.map((version) => ({...version, docs: unusualDocs(version)}))}];
    }),
  );
  const light = DOCS in data ? {...data, [DOCS]: docs} : data;
  return `import routes from '@generated/routes';\n\nconst data = ${JSON.stringify(light)};\n${WHOLE}\nexport default data;\n`;
}

import {changeError} from '../change-error';

/** A document in the framework's global data. */
type Doc = {readonly id: string; readonly path: string; readonly sidebar?: string};

type Version = {readonly path: string; readonly docs: readonly Doc[]};

const isVersion = (version: Partial<Version>): version is Version => typeof version.path === 'string' && Array.isArray(version.docs);

type GlobalData = Readonly<Record<string, Readonly<Record<string, object>>>>;

const DOCS = 'docusaurus-plugin-content-docs';

/** The path at which the framework publishes a document unless its front matter says otherwise. */
const defaultPath = (version: string, id: string) => `${version}/${id.replace(/(?:^|(?<=\/))index$/, '')}`;

/** Documents that can't be derived from the routes: those with a custom address, and those in no sidebar. */
const irregularDocs = ({path, docs}: Version) => docs.filter((doc) => doc.sidebar === undefined || doc.path !== defaultPath(path, doc.id));

/**
 * Code that restores the full list of documents in the browser when it is first read. By then the routes exist, whose
 * module depends on this one.
 */
const RESTORE_DOCS = `const leaves = (list) => list.flatMap((route) => (route.routes ? leaves(route.routes) : route));
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
 * The framework's global data as a module with the same content. The original lists every document with its identifier,
 * path and sidebar on every page, although the routes contain the same information.
 * @param json the file that the framework writes
 * @throws when the documents aren't where they are expected
 */
export function lightGlobalData(json: string): string {
  const data = JSON.parse(json) as GlobalData;
  const docs = Object.fromEntries(
    Object.entries(data[DOCS] ?? {}).map(([id, instance]) => {
      const {versions} = instance as {readonly versions?: readonly Partial<Version>[]};
      if (!versions?.every(isVersion)) throw changeError('page-lists', 'the global data of the documentation has an unknown form.', 'light-global-data.ts with @docusaurus/plugin-content-docs/lib/globalData.js');
      return [id, {...instance, versions: versions.map((version) => ({...version, docs: irregularDocs(version)}))}];
    }),
  );
  const light = DOCS in data ? {...data, [DOCS]: docs} : data;
  return `import routes from '@generated/routes';\n\nconst data = ${JSON.stringify(light)};\n${RESTORE_DOCS}\nexport default data;\n`;
}

/** A document in the framework's global data. */
type Doc = {readonly id: string; readonly path: string; readonly sidebar?: string};

type Version = {readonly path: string; readonly docs: readonly Doc[]};

type GlobalData = Readonly<Record<string, Readonly<Record<string, object>>>>;

const DOCS = 'docusaurus-plugin-content-docs';

/** Where the framework publishes a document unless its front matter says otherwise. */
const usualPath = (version: string, id: string) => `${version}/${id.replace(/(?:^|(?<=\/))index$/, '')}`;

/** The documents of a version: identifiers by sidebar where the path follows from them, the others whole. */
function shortDocs({path, docs}: Version): readonly [Readonly<Record<string, readonly string[]>>, readonly Doc[]] {
  const usual = new Map<string, string[]>();
  const others: Doc[] = [];
  for (const doc of docs) {
    if (doc.path === usualPath(path, doc.id) && doc.sidebar !== undefined) usual.set(doc.sidebar, [...(usual.get(doc.sidebar) ?? []), doc.id]);
    else others.push(doc);
  }
  return [Object.fromEntries(usual), others];
}

/** Makes the documents whole again where the browser runs. */
const WHOLE = `const whole = (version) => {
  const [usual, others] = version.docs;
  version.docs = Object.entries(usual).flatMap(([sidebar, ids]) => ids.map((id) => ({id, path: version.path + '/' + id.replace(/(^|\\/)index$/, '$1'), sidebar}))).concat(others);
};
for (const {versions} of Object.values(data['${DOCS}'] ?? {})) versions.forEach(whole);`;

/**
 * The framework's global data as a module of the same content: it lists every document with its identifier and its
 * path, which follow from one another, on every page.
 * @param json the file that the framework writes
 */
export function lightGlobalData(json: string): string {
  const data = JSON.parse(json) as GlobalData;
  const docs = Object.fromEntries(
    Object.entries(data[DOCS] ?? {}).map(([id, instance]) => {
      const {versions} = instance as {readonly versions: readonly Version[]};
      return [id, {...instance, versions: versions.map((version) => ({...version, docs: shortDocs(version)}))}];
    }),
  );
  const light = DOCS in data ? {...data, [DOCS]: docs} : data;
  return `const data = ${JSON.stringify(light)};\n${WHOLE}\nexport default data;\n`;
}

import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it, vi} from 'vitest';

import {pageLists, withoutTranslation} from '@site/src/framework/page-lists';
import {lightConfig, lightSiteMetadata} from '@site/src/framework/page-lists/light-config';
import {lightGlobalData} from '@site/src/framework/page-lists/light-global-data';
import {lighten} from '@site/src/framework/page-lists/lighten';
import {type PageModules, pageShapes} from '@site/src/framework/page-lists/page-shapes';
import {pathName} from '@site/src/framework/page-lists/path-name';
import {shortNames} from '@site/src/framework/page-lists/short-names';
import {targetFile} from '@site/src/framework/targets';

import {editedTarget} from './installed';

const entry = (name: string, file: string) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
const page = (path: string, hash: string) => `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),\n    exact: true\n  },\n`;
const routes = `export default [\n${page('/docs/a', '178')}${page('/two', 'aaa')}${page('/two', 'bbb')}];\n`;
/** What a module exports, given what it imports. */
const exportOf = (source: string, imports: Readonly<Record<string, unknown>>): unknown =>
  new Function(...Object.keys(imports), source.replaceAll(/^import .*;$/gm, '').replace('export default', 'return'))(...Object.values(imports));
const modulesOf = (source: string) => exportOf(source, {}) as Record<string, unknown>;
/** What a module of routes exports. */
const routesOf = (source: string, modules: object = {}): unknown => exportOf(source, {pathName, modules, ComponentCreator: (path: string, hash: string) => `${path}-${hash}`});
const registry = `export default {\n${entry('0044574d', '@site/docs/a.mdx')}\n${entry('17896441', '@theme/DocItem')}};\n`;

describe('the registry', () => {
  it('keeps the loaders, under short names, and drops the paths', () => {
    expect(lighten({registry, pages: '{}', routes}).registry).toBe(
      `export default {\n  "nzv1": [() => import(/* webpackChunkName: "nzv1" */ "@site/docs/a.mdx")],\n  "3nep": [() => import(/* webpackChunkName: "3nep" */ "@theme/DocItem")],};\n`,
    );
  });

  it('renames the modules of each page in the same way', () => {
    const pages = {'/docs/a-178': {__comp: '17896441', content: '0044574d', items: [{content: '0044574d'}], 17896441: '17896441'}};
    expect(modulesOf(lighten({registry, pages: JSON.stringify(pages), routes}).pages)).toEqual({
      '/docs/a-0': {__comp: '3nep', content: 'nzv1', items: [{content: 'nzv1'}], 17896441: '3nep'},
    });
  });

  it('keeps the hashes of two pages at one path', () => {
    const pages = {'/docs/a-178': {}, '/two-aaa': {}, '/two-bbb': {}};
    const light = lighten({registry, pages: JSON.stringify(pages), routes});
    expect(Object.keys(modulesOf(light.pages))).toEqual(['/docs/a-0', '/two-aaa', '/two-bbb']);
    expect(routesOf(light.routes)).toEqual([
      {path: '/docs/a', component: '/docs/a-0', exact: true},
      {path: '/two', component: '/two-aaa', exact: true},
      {path: '/two', component: '/two-bbb', exact: true},
    ]);
  });

  it('names a path once, with the sidebar where there is one, and leaves areas as they are', () => {
    const doc = "{ path: '/docs/a', component: ComponentCreator('/docs/a', '178'), exact: true,\n sidebar: \"docs\" }";
    const area = `export default [{ path: '/docs', component: ComponentCreator('/docs', '0ab'), routes: [${doc}] }];`;
    const {routes: light} = lighten({registry, pages: '{}', routes: area});
    expect(light.match(/'\/docs\/a'/g)).toHaveLength(1);
    expect(routesOf(light)).toEqual([{path: '/docs', component: '/docs-0', routes: [{path: '/docs/a', component: '/docs/a-0', exact: true, sidebar: 'docs'}]}]);
  });

  it('lists no modules of pages that follow from their path, and knows them when the routes are made', () => {
    const files = ['a', 'b', 'c', 'd'];
    const hashes = new Map(files.map((file, number) => [file, `0044574${number}`]));
    const many = `export default {\n${entry('17896441', '@theme/DocItem')}\n${entry('1f391b9e', '@theme/MDXPage')}\n${files.map((file) => entry(hashes.get(file) ?? '', file)).join('\n')}};\n`;
    const doc = (file: string) => ({__comp: '17896441', content: hashes.get(file)});
    const pages = {'/a-001': doc('a'), '/b-002': doc('b'), '/c-003': doc('c'), '/d-004': {__comp: '1f391b9e', content: hashes.get('d')}, '/e-005': {__comp: '1f391b9e'}};
    const light = lighten({registry: many, pages: JSON.stringify(pages), routes: `export default [${page('/a', '001')}${page('/b', '002')}${page('/c', '003')}${page('/d', '004')}${page('/e', '005')}];`});
    const modules = modulesOf(light.pages);
    expect(Object.keys(modules)).toEqual(['/d-0', '/e-0']);
    routesOf(light.routes, modules);
    const names = [...light.registry.matchAll(/^ *"(\w+)"/gm)].map(([, name]) => name);
    expect(modules).toEqual({
      '/a-0': {__comp: '3nep', content: pathName('/a')},
      '/b-0': {__comp: '3nep', content: pathName('/b')},
      '/c-0': {__comp: '3nep', content: pathName('/c')},
      '/d-0': {__comp: names[1], content: names[5]},
      '/e-0': {__comp: names[1]},
    });
    expect(names.slice(2, 5)).toEqual(['/a', '/b', '/c'].map(pathName));
  });

  it('refuses a form it does not know', () => {
    expect(() => lighten({registry: 'export default {\n  "a": {load: () => import("b")},\n};', pages: '{}', routes})).toThrow(/1 of 1 entries/);
  });

  it('refuses routes of another form', () => {
    expect(() => lighten({registry, pages: '{}', routes: "ComponentCreator(hash, 'path')"})).toThrow('the routes');
  });

  it('refuses routes that no longer name their path twice', () => {
    expect(() => lighten({registry, pages: '{}', routes: "export default [{path: '/a', component: ComponentCreator('/b', '178'), exact: true}]"})).toThrow('no route of a page');
  });

  it('refuses a page with a module that is not there', () => {
    expect(() => lighten({registry, pages: '{"/a-123": {"content": "deadbeef"}}', routes})).toThrow('"deadbeef"');
  });
});

describe('shapes of pages', () => {
  const doc = (content: string) => ({__comp: 'doc', content});

  it('are those of three pages and more, the most frequent first', () => {
    const pages = new Map<string, PageModules>([...['/a', '/b', '/c'].map((path) => [path, {...doc(path), sidebar: 's'}] as const), ...['/d', '/e', '/f', '/g'].map((path) => [path, doc(path)] as const), ['/h', {__comp: 'page', content: '/h'}]]);
    const {shapes, shapeOf} = pageShapes(pages);
    expect(shapes).toEqual([{__comp: 'doc'}, {__comp: 'doc', sidebar: 's'}]);
    expect(['/a', '/d', '/h'].map((path) => shapeOf.get(path))).toEqual([1, 0, undefined]);
  });

  it('leave out pages that share their content, and those whose paths give one name', () => {
    const [first, twin] = ['/a\u{c8}', '/bE'];
    expect(pathName(twin)).toBe(pathName(first));
    const {shapeOf} = pageShapes(new Map([...[first, twin, '/x', '/y', '/z'].map((path) => [path, doc(path)] as const), ['/one', doc('same')], ['/two', doc('same')]]));
    expect([...shapeOf.keys()]).toEqual(['/x', '/y', '/z']);
  });

  it('hold what nests, and not the content alone', () => {
    const list = (content: string, item: string) => ({...doc(content), items: [{content: item}]});
    const {shapes} = pageShapes(new Map([['/a', list('a', '1')], ['/b', list('b', '1')], ['/c', list('c', '1')], ['/d', list('d', '2')]]));
    expect(shapes).toEqual([{__comp: 'doc', items: [{content: '1'}]}]);
  });
});

describe('short names', () => {
  const hash = (value: number) => value.toString(16).padStart(8, '0');

  it('keeps more digits of two that would share a name, and of no other', () => {
    const names = [hash(5), hash(36 ** 4 + 5), hash(3 * 36 ** 5 + 36 ** 4 + 5), hash(6)];
    expect([...shortNames(names).values()]).toEqual(['00005', '010005', '310005', '0006']);
  });

  it('leaves the names of the site’s own scripts to them', () => {
    expect([...shortNames([hash(Number.parseInt('main', 36))]).values()]).toEqual(['0main']);
  });

  it('avoids names that are taken already', () => {
    expect([...shortNames([hash(5)], new Set(['0005'])).values()]).toEqual(['00005']);
  });

  it('is different for each of many modules', () => {
    const names = Array.from({length: 3000}, (_, number) => hash((number * 2_654_435_761) % 2 ** 32));
    expect(new Set(shortNames(names).values()).size).toBe(3000);
  });

  it('refuses names of another form', () => {
    expect(() => shortNames(['content---docs-a'])).toThrow('in the form known here');
    expect(() => shortNames(['0044574d', '0044574d'])).toThrow('two page modules');
  });
});

describe('the address of a script', () => {
  it('is requested from the bundler', () => {
    expect(editedTarget('page-lists', pageLists.patches?.[0])).toContain('const chunkAsset = __webpack_public_path__ + __webpack_get_script_filename__(chunkName);');
  });

  it('is translated by one plugin of the framework, which is removed', () => {
    const ChunkAssetPlugin = (createRequire(import.meta.url)(targetFile('page-lists', '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js')) as {readonly default: new () => object}).default;
    const other = new Map();
    expect(withoutTranslation([other, new ChunkAssetPlugin(), undefined])).toEqual([other, undefined]);
    expect(() => withoutTranslation([other])).toThrow('src/framework/page-lists: the bundler has 0 plugins ChunkAssetPlugin');
  });
});

describe('what the installed framework writes', () => {
  type Written = {readonly registry: string; readonly pages: string; readonly routes: string; readonly config: string; readonly metadata: string; readonly globalData: string};

  /** The files that the framework writes for its own scripts, for a site with three documents. */
  async function written(): Promise<Written> {
    vi.stubEnv('NODE_ENV', 'production');
    const folder = mkdtempSync(path.join(tmpdir(), 'page-lists-'));
    const {generateSiteFiles} = createRequire(import.meta.url)(targetFile('page-lists', '@docusaurus/core/lib/server/codegen/codegen.js')) as {readonly generateSiteFiles: (site: object) => Promise<void>};
    const plugin = {name: 'docs', id: 'default'};
    const doc = (name: string) => ({path: `/docs/${name}`, component: '@theme/DocItem', exact: true, modules: {content: `@site/docs/${name}.mdx`}, sidebar: 'docs', plugin});
    const routes = [{path: '/docs', component: '@theme/DocRoot', exact: false, plugin, routes: ['a', 'b', 'c'].map(doc)}];
    const globalData = {'docusaurus-plugin-content-docs': {default: {path: '/docs', versions: [{path: '/docs', docs: [{id: 'a', path: '/docs/a', sidebar: 'docs'}]}]}}};
    const site = {siteConfig: {title: 'Site', presets: []}, clientModules: [], globalData, i18n: {}, codeTranslations: {}, siteMetadata: {docusaurusVersion: '3.10.2', pluginVersions: {}}, siteStorage: {}};
    await generateSiteFiles({generatedFilesDir: folder, routes, ...site});
    vi.unstubAllEnvs();
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    const files = {registry: read('registry.js'), pages: read('routesChunkNames.json'), routes: read('routes.js'), config: read('docusaurus.config.mjs'), metadata: read('site-metadata.json'), globalData: read('globalData.json')};
    rmSync(folder, {recursive: true});
    return files;
  }

  it('is lightened', async () => {
    const {config, metadata, globalData, ...lists} = await written();
    const light = lighten(lists);
    expect(light.routes).toContain("...page('/docs/a', \"docs\")");
    expect(light.registry).not.toContain('resolveWeak');
    expect(light.pages).not.toContain('/docs/a');
    expect(lightConfig(config)).toBe('export default {"title":"Site"};\n');
    expect(lightSiteMetadata(metadata)).toContain('3.10.2');
    expect(lightGlobalData(globalData)).not.toContain('"/docs/a"');
  });

  it('stops the build and names the change once it has another form', async () => {
    const {config, metadata, globalData, ...lists} = await written();
    const byName = /^src\/framework\/page-lists: .* compare /;
    expect(() => lighten({...lists, registry: lists.registry.replaceAll('() => import(', 'lazy(')})).toThrow(byName);
    expect(() => lighten({...lists, registry: lists.registry.replaceAll('require.resolveWeak', 'weak')})).toThrow(byName);
    expect(() => lighten({...lists, routes: lists.routes.replaceAll('ComponentCreator(', 'page(')})).toThrow(byName);
    expect(() => lighten({...lists, routes: lists.routes.replaceAll('exact: true', 'end: true')})).toThrow(byName);
    expect(() => lightConfig(config.replace('export default {', 'export default defined({title, '))).toThrow(byName);
    expect(() => lightSiteMetadata(metadata.replace('docusaurusVersion', 'version'))).toThrow(byName);
    expect(() => lightGlobalData(globalData.replace('"docs":', '"documents":'))).toThrow(byName);
    expect(() => lightGlobalData(globalData.replace('"versions":', '"releases":'))).toThrow(byName);
  });
});

describe('the configuration', () => {
  it('omits what only the build reads', () => {
    const source = lightConfig('/*\n * Comment\n */\nexport default {\n  "title": "Site", "presets": [["classic", {}]], "plugins": [null], "i18n": {"locales": ["zh"]}, "ssrTemplate": "<!doctype html>", "future": {"v4": {}, "experimental_router": "browser"}, "themeConfig": {"navbar": {}}\n};\n');
    expect(new Function(source.replace('export default', 'return'))()).toEqual({title: 'Site', future: {experimental_router: 'browser'}, themeConfig: {navbar: {}}});
  });

  it('refuses a module of another form', () => {
    expect(() => lightConfig('export default configure({title})')).toThrow();
  });

  it('contains the framework’s version, and none of the plugins', () => {
    expect(JSON.parse(lightSiteMetadata('{"docusaurusVersion": "3.10.2", "siteVersion": "0.0.0", "pluginVersions": {"a": {"type": "local"}}}'))).toEqual({docusaurusVersion: '3.10.2', pluginVersions: {}});
  });
});

describe('global data', () => {
  const version = {
    name: 'current',
    path: '/en/docs',
    mainDocId: 'index',
    docs: [
      {id: 'index', path: '/en/docs/', sidebar: 'docs'},
      {id: 'a/index', path: '/en/docs/a/', sidebar: 'docs'},
      {id: 'a/reindex', path: '/en/docs/a/reindex', sidebar: 'docs'},
      {id: 'api/b', path: '/en/docs/api/b', sidebar: 'api'},
      {id: 'moved', path: '/en/docs/elsewhere', sidebar: 'docs'},
      {id: 'alone', path: '/en/docs/alone'},
    ],
  };
  const listed = (path: string, sidebar?: string) => ({path, exact: true, ...(sidebar && {sidebar})});
  const routes = [
    listed('/en/docs-of-old/a', 'docs'),
    {path: '/en/docs', routes: [{path: '/en/docs', routes: [listed('/en/docs/', 'docs'), listed('/en/docs/a/', 'docs'), listed('/en/docs/a/reindex', 'docs'), listed('/en/docs/api/b', 'api'), listed('/en/docs/elsewhere', 'docs'), listed('/en/docs/alone')]}]},
  ];
  const dataOf = (source: string): unknown => exportOf(source, {routes});

  it('says the same of every document, and takes most of them from the routes', () => {
    const data = {'docusaurus-plugin-content-docs': {default: {path: '/en/docs', versions: [version]}}, 'search-index': {default: {embedded: true}}};
    const source = lightGlobalData(JSON.stringify(data));
    const light = dataOf(source) as typeof data;
    const [one] = light['docusaurus-plugin-content-docs'].default.versions;
    expect({...one, docs: [...(one?.docs ?? [])].sort((a, b) => version.docs.findIndex(({id}) => id === a.id) - version.docs.findIndex(({id}) => id === b.id))}).toEqual(version);
    expect(light['search-index']).toEqual(data['search-index']);
    expect(source).not.toContain('reindex');
  });

  it('stays as it is without documents', () => {
    expect(dataOf(lightGlobalData('{"blog":{"default":{}}}'))).toEqual({blog: {default: {}}});
  });
});

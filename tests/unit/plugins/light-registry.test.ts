import {describe, expect, it} from 'vitest';

import {lightConfig, lightSiteMetadata} from '@site/src/plugins/light-registry/light-config';
import {lightGlobalData} from '@site/src/plugins/light-registry/light-global-data';
import {lighten} from '@site/src/plugins/light-registry/lighten';
import loader from '@site/src/plugins/light-registry/script-address-loader.cjs';
import {shortNames} from '@site/src/plugins/light-registry/short-names';

const entry = (name: string, file: string) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
const page = (path: string, hash: string) => `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),\n    exact: true\n  },\n`;
const routes = `export default [\n${page('/docs/a', '178')}${page('/two', 'aaa')}${page('/two', 'bbb')}];\n`;
/** What a module of routes exports. */
const routesOf = (source: string): unknown => new Function('ComponentCreator', source.replace('export default', 'return'))((path: string, hash: string) => `${path}-${hash}`);
const registry = `export default {\n${entry('0044574d', '@site/docs/a.mdx')}\n${entry('17896441', '@theme/DocItem')}};\n`;

describe('the registry', () => {
  it('keeps the loaders, under short names, and drops the paths', () => {
    expect(lighten({registry, pages: '{}', routes}).registry).toBe(
      `export default {\n  "nzv1": [() => import(/* webpackChunkName: "nzv1" */ "@site/docs/a.mdx")],\n  "3nep": [() => import(/* webpackChunkName: "3nep" */ "@theme/DocItem")],};\n`,
    );
  });

  it('names the modules of each page alike', () => {
    const pages = {'/docs/a-178': {__comp: '17896441', content: '0044574d', items: [{content: '0044574d'}], 17896441: '17896441'}};
    expect(JSON.parse(lighten({registry, pages: JSON.stringify(pages), routes}).pages)).toEqual({
      '/docs/a-0': {__comp: '3nep', content: 'nzv1', items: [{content: 'nzv1'}], 17896441: '3nep'},
    });
  });

  it('keeps the hashes of two pages at one path', () => {
    const pages = {'/docs/a-178': {}, '/two-aaa': {}, '/two-bbb': {}};
    const light = lighten({registry, pages: JSON.stringify(pages), routes});
    expect(Object.keys(JSON.parse(light.pages) as object)).toEqual(['/docs/a-0', '/two-aaa', '/two-bbb']);
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

describe('short names', () => {
  const hash = (value: number) => value.toString(16).padStart(8, '0');

  it('keeps more digits of two that would share a name, and of no other', () => {
    const names = [hash(5), hash(36 ** 4 + 5), hash(3 * 36 ** 5 + 36 ** 4 + 5), hash(6)];
    expect([...shortNames(names).values()]).toEqual(['00005', '010005', '310005', '0006']);
  });

  it('leaves the names of the site’s own scripts to them', () => {
    expect([...shortNames([hash(Number.parseInt('main', 36))]).values()]).toEqual(['0main']);
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
  it('is asked from the bundler', () => {
    expect(loader('const chunkAsset = __webpack_require__.gca(chunkName);')).toBe('const chunkAsset = __webpack_public_path__ + __webpack_get_script_filename__(chunkName);');
  });

  it('says so when the framework has changed', () => {
    expect(() => loader('gca(name)')).toThrow('in another form');
  });
});

describe('the configuration', () => {
  it('comes without what only the build reads', () => {
    const source = lightConfig('/*\n * Comment\n */\nexport default {\n  "title": "Site", "presets": [["classic", {}]], "plugins": [null], "themeConfig": {"navbar": {}}\n};\n');
    expect(new Function(source.replace('export default', 'return'))()).toEqual({title: 'Site', themeConfig: {navbar: {}}});
  });

  it('refuses a module of another form', () => {
    expect(() => lightConfig('export default configure({title})')).toThrow();
  });

  it('tells the framework’s version, and none of the plugins', () => {
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
  const dataOf = (source: string): unknown => new Function('routes', source.replace("import routes from '@generated/routes';", '').replace('export default', 'return'))(routes);

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

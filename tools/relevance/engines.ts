/**
 * The search engines that the benchmark compares, each prepared from the same pages of one
 * language. The result is a folder with its index and `engine.js`, a module whose `ask(query)`
 * returns the addresses of the pages found, best first.
 */
import {execFile} from 'node:child_process';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';

import answers from '../../src/search/best-answers.json';
import called from '../../src/search/called.json';
import {buildIndex} from '../../src/search/index/build';
import type {PageText} from '../../src/search/index/page-text';

const run = promisify(execFile);

/** The other engines and a bundler for them. They are installed only for a comparison: the site doesn't depend on them. */
const PACKAGES = {
  pagefind: '1.6.0',
  '@easyops-cn/docusaurus-search-local': '0.55.3',
  esbuild: '0.28.2',
};

/** The installed packages, separate from the site's own. */
export type EnginePackages = {readonly folder: string};

/**
 * Installs the other engines in a folder.
 * @throws if the package registry can't be reached
 */
export async function installEngines(folder: string): Promise<EnginePackages> {
  const specifiers = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
  // Only the plugin's code for indexing and querying is run: the packages it shares with a site aren't needed.
  await run('npm', ['install', '--prefix', folder, '--fetch-retries=1', '--no-audit', '--no-fund', '--no-save', '--legacy-peer-deps', '--ignore-scripts', ...specifiers]);
  return {folder};
}

/** What the engines for one language are prepared from. */
export type Language = {
  readonly language: string;
  /** Path under which the language is served, with a leading and a trailing slash. */
  readonly prefix: string;
  /** Folder of its built pages. */
  readonly built: string;
  readonly pages: readonly PageText[];
};

export type Engine = {
  readonly name: string;
  /** Prepares the engine in an empty folder. */
  readonly prepare: (language: Language, folder: string) => Promise<void>;
};

const program = (packages: EnginePackages, name: string) => path.join(packages.folder, 'node_modules/.bin', name);

/** Bundles a module as a site would. */
async function bundle(packages: EnginePackages, source: string, folder: string, options: readonly string[] = []) {
  const entry = path.join(folder, 'entry.js');
  await writeFile(entry, source);
  await run(program(packages, 'esbuild'), [entry, '--bundle', '--minify', '--format=esm', '--target=es2022', `--outfile=${path.join(folder, 'assets/engine.js')}`, ...options]);
}

const fileOf = ({built}: Language, {url}: PageText) => path.join(built, url, 'index.html');

const own = (packages: EnginePackages): Engine => ({
  name: 'built-in',
  async prepare({language, pages}, folder) {
    for (const [name, content] of buildIndex(pages, language, {answers, called})) {
      await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
      await writeFile(path.join(folder, name), content);
    }
    const source = `
      import {createEmbeddedClient} from ${JSON.stringify(path.resolve('src/search/client/embedded.ts'))};
      const client = createEmbeddedClient({
        read: async (name) => (await fetch(name)).json(),
        addressOf: (page) => page,
        nameOf: (kind) => kind,
      });
      export async function ask(query) {
        const {results: [{hits}]} = await client.search({requests: [{indexName: 'site', query}]});
        return hits.map((hit) => hit.url_without_anchor);
      }`;
    await bundle(packages, source, folder);
  },
});

/** Text that is the same on every page, as far as selectors can match it. */
const BOILERPLATE = ['nav', 'aside', 'footer', 'button', 'svg', '.hash-link', '[data-search=off]', '[aria-hidden=true]', '[role=tablist]', '[role=status]'];

const pagefind = (packages: EnginePackages): Engine => ({
  name: 'Pagefind',
  async prepare(site, folder) {
    const copies = path.join(folder, 'pages');
    for (const page of site.pages) {
      const copy = path.join(copies, page.url, 'index.html');
      await mkdir(path.dirname(copy), {recursive: true});
      await copyFile(fileOf(site, page), copy);
    }
    const excluded = BOILERPLATE.flatMap((selector) => ['--exclude-selectors', selector]);
    await run(program(packages, 'pagefind'), [
      ...['--site', copies, '--output-path', path.join(folder, 'assets/pagefind')],
      ...['--root-selector', 'main', ...excluded, '--force-language', site.language],
    ]);
    // A list of results shows the first five pages, and loads a piece of the index for each of them.
    await writeFile(
      path.join(folder, 'assets/engine.js'),
      `const pagefind = await import('./pagefind/pagefind.js');
       await pagefind.init();
       export async function ask(query) {
         const {results} = await pagefind.search(query);
         const pages = await Promise.all(results.slice(0, 5).map((result) => result.data()));
         return pages.map((page) => page.raw_url);
       }`,
    );
  },
});

/** The parts of the plugin that build its index; its package has no types for them. */
type LocalSearch = {
  readonly scanDocuments: (pages: readonly object[], settings: object) => Promise<unknown>;
  readonly buildIndex: (documents: unknown, settings: object) => unknown;
  readonly generate: (settings: object, folder: string) => void;
};

const LOCAL_SEARCH = '@easyops-cn/docusaurus-search-local/dist';

const localSearch = (packages: EnginePackages): Engine => ({
  name: 'docusaurus-search-local',
  async prepare(site, folder) {
    const load = createRequire(path.join(packages.folder, 'package.json'));
    const part = <Name extends keyof LocalSearch>(name: Name) =>
      (load(`${LOCAL_SEARCH}/server/server/utils/${name}`) as Pick<LocalSearch, Name>)[name];
    // The plugin is configured once for all languages of a site; the other settings are its defaults.
    const settings = {
      language: ['en', 'zh'],
      ignoreCssSelectors: BOILERPLATE,
      removeDefaultStopWordFilter: [],
      fuzzyMatchingDistance: 1,
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      hashed: false,
    };
    const typeOf = ({kind}: PageText) => (kind === 'blog' ? 'blog' : kind === 'product' || kind === 'case' || kind === 'scene' ? 'page' : 'docs');
    const documents = await part('scanDocuments')(
      site.pages.map((page) => ({filePath: fileOf(site, page), url: page.url, type: typeOf(page)})),
      settings,
    );
    await mkdir(path.join(folder, 'assets'), {recursive: true});
    await writeFile(path.join(folder, 'assets/search-index.json'), JSON.stringify(part('buildIndex')(documents, settings)));
    part('generate')(settings, folder);
    const source = `
      import {SearchWorker} from ${JSON.stringify(`${LOCAL_SEARCH}/client/client/theme/worker.js`)};
      const worker = new SearchWorker();
      export const ask = async (query) => (await worker.search('assets/', '', query, 20)).map((result) => result.document.u);`;
    const generated = '@generated/@easyops-cn/docusaurus-search-local/default';
    await bundle(packages, source, folder, [
      `--alias:${generated}/generated.js=${path.join(folder, 'generated.js')}`,
      `--alias:${generated}/generated-constants.js=${path.join(folder, 'generated-constants.js')}`,
      `--alias:${LOCAL_SEARCH.split('/').slice(0, 2).join('/')}=${path.join(packages.folder, 'node_modules', ...LOCAL_SEARCH.split('/').slice(0, 2))}`,
    ]);
  },
});

/** All engines, the site's own first. */
export const enginesWith = (packages: EnginePackages, alone: boolean): readonly Engine[] => [own(packages), ...(alone ? [] : [pagefind(packages), localSearch(packages)])];

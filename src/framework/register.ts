import {environment} from '../config/env';

/** Describes one change to the framework. The change's folder has the same name. */
export type Change = {
  /** `behaviour`: the site needs the change to do what the specification says. `weight`: the site does the same without the change, but has more to load or to compute; `FRAMEWORK_AS_IS` leaves it out. */
  readonly kind: 'behaviour' | 'weight';
  readonly does: string;
  readonly why: string;
  /** As measured: see DECISIONS.md. */
  readonly gain: string;
  /** The packages and package files that the change touches; `a > b` is the `b` that `a` uses. */
  readonly touches: readonly string[];
  /** The test that fails when the change is removed. */
  readonly test: string;
};

const CLIENT = '@docusaurus/core/lib/client';

/** Generates the sources of the framework's own scripts before they are compiled. */
const CODEGEN = '@docusaurus/core/lib/server/codegen';

const entries = {
  addresses: {
    kind: 'behaviour',
    does: 'The router treats exactly the addresses as pages that the server does; other spellings of an address lead to its page.',
    why: 'The router ignores case and counts an area’s address as a page, so it replaced the page that was sent with another one.',
    gain: 'no hydration error and no wrong page at other spellings of an address',
    touches: ['react-router-config', `${CLIENT}/normalizeLocation.js`],
    test: 'tests/e2e/addresses.spec.ts',
  },
  breakpoint: {
    kind: 'behaviour',
    does: 'A window of exactly 996 px counts as a desktop, in styles and scripts.',
    why: 'The framework treats it as a phone, and leaves a gap up to 997 px.',
    gain: 'a single breakpoint for the framework and the site, as specified',
    touches: ['@docusaurus/theme-common/lib/hooks/useWindowSize.js'],
    test: 'tests/unit/framework/breakpoint.test.ts',
  },
  'cache-key': {
    kind: 'behaviour',
    does: 'The key of the bundler’s cache includes the environment, the folder of generated files and the sources of everything that rewrites modules.',
    why: 'Without them, the cache serves modules that were compiled with other switches or by other code.',
    gain: 'no stale modules after a switch or a loader has changed',
    touches: ['@docusaurus/core/lib/webpack/base.js'],
    test: 'tests/unit/framework/cache-key.test.ts',
  },
  'light-mode': {
    kind: 'behaviour',
    does: 'A site built without the colour mode switch stays light, whatever its address says.',
    why: 'The theme’s script takes the colour mode from the address, for all pages that follow.',
    gain: 'no dark page on a site without the switch',
    touches: ['@docusaurus/theme-classic/lib/inlineScripts.js'],
    test: 'tests/e2e/site.spec.ts',
  },
  loading: {
    kind: 'behaviour',
    does: 'Scripts are listed in the HTML and fetched once the text has been shown; linked pages are prefetched when the browser is idle, each file once; what can’t be loaded becomes an error with a Retry button.',
    why: 'The framework fetches scripts alongside the text and all linked pages at once, and reloads the whole page when one fails.',
    gain: 'Lighthouse mobile on the home page: 92 before, 99 after; most of it comes from creating a page component only when it is first needed',
    touches: [`${CLIENT}/docusaurus.js`, `${CLIENT}/prefetch.js`, `${CLIENT}/exports/ComponentCreator.js`, `${CODEGEN}/codegenRoutes.js`, '@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
    test: 'tests/e2e/loading.spec.ts',
  },
  comparisons: {
    kind: 'weight',
    does: 'Routes are compared as text, and names by their characters.',
    why: 'Before anything is shown, the router compiles a regular expression for every page’s address, and names are sorted by the rules of a language.',
    gain: 'an API page’s scripts take 201 ms instead of 235 ms on Lighthouse’s phone',
    touches: ['react-router > path-to-regexp', `${CLIENT}/docusaurus.js`, '@docusaurus/theme-common/lib/utils/reactUtils.js', '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'],
    test: 'tests/unit/framework/comparisons.test.ts',
  },
  strings: {
    kind: 'weight',
    does: 'The interface’s strings are compiled into the code that shows them.',
    why: 'The framework ships every string of the site, with its source text and its description, on every page.',
    gain: '8 kB on every English page, growing with the site, and 7.8 kB of the framework’s own strings',
    touches: ['@docusaurus/theme-classic', '@docusaurus/theme-common', '@docusaurus/theme-search-algolia', '@docusaurus/plugin-ideal-image'],
    test: 'tests/unit/framework/strings.test.ts',
  },
  'page-lists': {
    kind: 'weight',
    does: 'The lists of pages, modules and documents, the configuration and the sidebars contain only what the browser reads.',
    why: 'They are part of every page and grow with the site.',
    gain: '29 kB of documents and sidebars on every documentation page (23 kB in English), 18 kB of lists, growing with the site',
    touches: [`${CODEGEN}/codegenRoutes.js`, `${CODEGEN}/codegen.js`, '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js', `${CLIENT}/docusaurus.js`, '@docusaurus/plugin-content-docs/lib/routes.js'],
    test: 'tests/unit/framework/page-lists.test.ts',
  },
  'page-styles': {
    kind: 'weight',
    does: 'Styles are loaded with the pages that use them, in stylesheets that keep their order; the text waits only for the styles of what it shows at first.',
    why: 'The framework has one stylesheet for the whole site, because the order of several depends on the path taken to a page. Every page therefore waits for the styles of all pages, and for those of menus and dialogs that nobody has opened.',
    gain: '28 to 33 of the 39 kB that every page waited for; documentation pages wait for a median of 25 kB of HTML and styles, and none for more than 32 kB',
    touches: ['@docusaurus/core/lib/webpack/base.js', '@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
    test: 'tests/e2e/page-styles.spec.ts',
  },
  infima: {
    kind: 'weight',
    does: 'The theme’s component stylesheet contains only the classes and properties that the site uses.',
    why: 'Two thirds of its classes appear on no page, but every page waits for all of them.',
    gain: '3.3 of the 19.8 kB of styles that every page waits for',
    touches: ['@docusaurus/theme-classic > infima/dist/css/default/default.css'],
    test: 'tests/unit/framework/infima.test.ts',
  },
  'browser-code': {
    kind: 'weight',
    does: 'The theme’s syntax highlighter and TypeScript’s helper library stay out of every page.',
    why: 'Code is highlighted when the site is built, and only one of the helper functions is used.',
    gain: '26 kB for the highlighter, 3.5 kB for the helpers, on every page',
    touches: ['prism-react-renderer', '@docusaurus/utils-common > tslib'],
    test: 'tests/unit/framework/browser-code.test.ts',
  },
  'entry-scripts': {
    kind: 'weight',
    does: 'React is a script of its own, and the scripts that every page loads tell the browser that all their functions are called at once.',
    why: 'A single script is compiled and run in one task, most of it function by function as each is first called; the phone doesn’t respond meanwhile.',
    gain: 'tasks above 50 ms after the first text: from 222 to 129 ms on quick install and from 134 to 54 ms on the home page, with a processor four times slower; Lighthouse mobile from 97 and 98 to 100 on long pages, with the stylesheets applied in a task of their own; by itself, on a slower machine, from 83 and 81 to 87 and 82 on quick install, and from 78 to 85 on a post',
    touches: ['@docusaurus/core/lib/webpack/base.js'],
    test: 'tests/unit/framework/entry-scripts.test.ts',
  },
} as const satisfies Readonly<Record<string, Change>>;

export type ChangeName = keyof typeof entries;

/** Every change to the framework, by name. */
export const register: Readonly<Record<ChangeName, Change>> = entries;

export const changeNames = Object.keys(register) as ChangeName[];

/** Whether a change is part of a build. Changes of kind `weight` are left out when the site is built with the framework as it is. */
export const isOn = (name: ChangeName, asIs: boolean = environment.frameworkAsIs): boolean => register[name].kind === 'behaviour' || !asIs;

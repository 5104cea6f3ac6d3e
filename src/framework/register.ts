import {environment} from '../config/env';

/** What is known of one change of the framework. Its folder has its name. */
export type Change = {
  /** `behaviour`: the site needs it to do what the specification says. `weight`: it does the same without, with more to load or to compute; `FRAMEWORK_AS_IS` leaves it out. */
  readonly kind: 'behaviour' | 'weight';
  readonly does: string;
  readonly why: string;
  /** As measured: see DECISIONS.md. */
  readonly gain: string;
  /** What it touches of the framework: files of packages, `>` before those of a package within another. */
  readonly touches: readonly string[];
  /** Fails when the change is gone. */
  readonly test: string;
};

const CLIENT = '@docusaurus/core/lib/client';

/** What the framework writes for its own scripts before it compiles them. */
const CODEGEN = '@docusaurus/core/lib/server/codegen';

const entries = {
  addresses: {
    kind: 'behaviour',
    does: 'The router takes for a page exactly what the server does; other spellings of an address lead to its page.',
    why: 'The router ignores capitals and counts an area’s address as a page: it put another page in the place of the one that was sent.',
    gain: 'no hydration error and no wrong page at other spellings of an address',
    touches: ['react-router-config', `${CLIENT}/normalizeLocation.js`],
    test: 'tests/e2e/addresses.spec.ts',
  },
  breakpoint: {
    kind: 'behaviour',
    does: 'A window of exactly 996 px is a desktop, in styles and scripts.',
    why: 'The framework takes it as a phone, and leaves a gap up to 997 px.',
    gain: 'one breakpoint for the framework and the site, as specified',
    touches: ['@docusaurus/theme-common/lib/hooks/useWindowSize.js'],
    test: 'tests/unit/framework/breakpoint.test.ts',
  },
  'cache-key': {
    kind: 'behaviour',
    does: 'The key of the bundler’s cache holds the environment, the folder of generated files and the sources of everything that rewrites modules.',
    why: 'The cache would serve modules that were compiled with other switches or by other code.',
    gain: 'no stale module after a switch or a change of a loader',
    touches: ['@docusaurus/core/lib/webpack/base.js'],
    test: 'tests/unit/framework/cache-key.test.ts',
  },
  'light-mode': {
    kind: 'behaviour',
    does: 'A site built without the switch stays light, whatever its address says.',
    why: 'The theme’s script takes the colour mode from the address, for all pages that follow.',
    gain: 'no dark page on a site without the switch',
    touches: ['@docusaurus/theme-classic/lib/inlineScripts.js'],
    test: 'tests/e2e/site.spec.ts',
  },
  loading: {
    kind: 'behaviour',
    does: 'Scripts are named in the HTML and fetched when the text has been shown; linked pages are fetched when the browser is idle, each file once; what can’t be loaded is an error with another try.',
    why: 'The framework fetches scripts beside the text, all linked pages at once, and reloads the whole page when one fails.',
    gain: 'Lighthouse mobile on the home page 92 before, 99 after, of which most is the page component made when first wanted',
    touches: [`${CLIENT}/docusaurus.js`, `${CLIENT}/prefetch.js`, `${CLIENT}/exports/ComponentCreator.js`, `${CODEGEN}/codegenRoutes.js`, '@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
    test: 'tests/e2e/loading.spec.ts',
  },
  comparisons: {
    kind: 'weight',
    does: 'Routes are compared as text, and names by their characters.',
    why: 'The router makes a regular expression of every page’s address, and names are put in the order of a language: before anything is shown.',
    gain: 'an API page’s scripts take 201 ms instead of 235 on Lighthouse’s phone',
    touches: ['react-router > path-to-regexp', `${CLIENT}/docusaurus.js`, '@docusaurus/theme-common/lib/utils/reactUtils.js', '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'],
    test: 'tests/unit/framework/comparisons.test.ts',
  },
  strings: {
    kind: 'weight',
    does: 'The interface’s strings are compiled into the code that shows them.',
    why: 'The framework ships every string of the site, its source text and its description with every page.',
    gain: '8 kB of every English page, growing with the site, and 7.8 kB of its own strings',
    touches: ['@docusaurus/theme-classic', '@docusaurus/theme-common', '@docusaurus/theme-search-algolia', '@docusaurus/plugin-ideal-image'],
    test: 'tests/unit/framework/strings.test.ts',
  },
  'page-lists': {
    kind: 'weight',
    does: 'The lists of pages, modules and documents, the configuration and the sidebars hold only what the browser reads.',
    why: 'They are part of every page and grow with the site.',
    gain: '29 kB of documents and sidebars of every documentation page (23 in English), 18 kB of lists, growing with the site',
    touches: [`${CODEGEN}/codegenRoutes.js`, `${CODEGEN}/codegen.js`, '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js', `${CLIENT}/docusaurus.js`, '@docusaurus/plugin-content-docs/lib/routes.js'],
    test: 'tests/unit/framework/page-lists.test.ts',
  },
  'page-styles': {
    kind: 'weight',
    does: 'Styles come with the pages that use them, in sheets that keep their order; the text waits for those that it shows at first.',
    why: 'The framework has one sheet for the whole site, because the order of several depends on the way to a page: every page waits for the styles of all, and for those of menus and dialogs that nobody has opened.',
    gain: '28 to 33 of the 39 kB that every page waited for; documentation pages wait for 25 kB of HTML and styles in the median, none for more than 32',
    touches: ['@docusaurus/core/lib/webpack/base.js', '@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
    test: 'tests/e2e/page-styles.spec.ts',
  },
  infima: {
    kind: 'weight',
    does: 'The theme’s style sheet of components holds the classes and properties that the site uses.',
    why: 'Two thirds of its classes stand on no page; every page waits for all of them.',
    gain: '3.3 kB of the 19.8 of styles that every page waits for',
    touches: ['@docusaurus/theme-classic > infima/dist/css/default/default.css'],
    test: 'tests/unit/framework/infima.test.ts',
  },
  'browser-code': {
    kind: 'weight',
    does: 'The theme’s highlighter and TypeScript’s library of helpers stay out of every page.',
    why: 'Code is highlighted when the site is built, and of the helpers one function is used.',
    gain: '26 kB for the highlighter, 3.5 kB for the helpers, on every page',
    touches: ['prism-react-renderer', '@docusaurus/utils-common > tslib'],
    test: 'tests/unit/framework/browser-code.test.ts',
  },
  'entry-scripts': {
    kind: 'weight',
    does: 'React is a script of its own, and the scripts of every page say that all their functions are called at once.',
    why: 'One script is compiled and run in one task, most of it function by function when each is first called: the phone doesn’t answer meanwhile.',
    gain: 'tasks above 50 ms after the first text, 222 to 129 ms on quick install and 134 to 54 on the home page with a processor four times slower; Lighthouse mobile 97 and 98 to 100 on long pages, with the sheets put to use in a task of their own; alone, on a slower machine, 83 and 81 to 87 and 82 on quick install, 78 to 85 on a post',
    touches: ['@docusaurus/core/lib/webpack/base.js'],
    test: 'tests/unit/framework/entry-scripts.test.ts',
  },
} as const satisfies Readonly<Record<string, Change>>;

export type ChangeName = keyof typeof entries;

/** Every change of the framework, by its name. */
export const register: Readonly<Record<ChangeName, Change>> = entries;

export const changeNames = Object.keys(register) as ChangeName[];

/** Whether a change is part of a build: those of weight aren't when the site is built with the framework as it is. */
export const isOn = (name: ChangeName, asIs: boolean = environment.frameworkAsIs): boolean => register[name].kind === 'behaviour' || !asIs;

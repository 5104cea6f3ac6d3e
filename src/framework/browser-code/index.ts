import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Parts} from '../parts';
import {tookHold} from '../source-changes/took-hold';

/** The module that stands in for TypeScript's library of helpers. */
const HELPERS = path.join(__dirname, 'helpers.cjs');

/** How compiled TypeScript calls a helper, or imports some. */
const CALLED = /\btslib_\d+\.(__\w+)/g;
const IMPORTED = /\bimport\s*\{([^}]*)\}\s*from\s*['"]tslib['"]/g;

/** The helpers that a source calls. */
export function calledHelpers(source: string): ReadonlySet<string> {
  const imported = [...source.matchAll(IMPORTED)].flatMap(([, names = '']) => names.match(/__\w+/g) ?? []);
  return new Set([...imported, ...[...source.matchAll(CALLED)].map(([, name = '']) => name)]);
}

/** A complaint about the helpers that modules of the browser call and `helpers.cjs` lacks. */
function missingHelpers(files: readonly string[]): string | undefined {
  const here = new Set([...readFileSync(HELPERS, 'utf8').matchAll(/^exports\.(__\w+)/gm)].map(([, name]) => name));
  const scripts = files.filter((file) => file.includes('node_modules') && /\.[cm]?js$/.test(file));
  for (const file of scripts) {
    const missing = [...calledHelpers(readFileSync(file, 'utf8'))].filter((name) => !here.has(name));
    if (missing.length > 0) return `${file} calls ${missing.join(', ')}, which helpers.cjs lacks.`;
  }
  return undefined;
}

/**
 * Scripts of every page without what this site has no use for.
 * Code is highlighted at build time, but a client module of the theme would still load Prism, some 26 kB compressed,
 * into every page; of TypeScript's library of helpers, 3 kB, the framework uses one function there.
 */
export const browserCode: Parts = {
  standIns: [
    {asked: 'prism-react-renderer$', file: path.join(__dirname, 'no-prism.ts'), replaces: {package: 'prism-react-renderer'}},
    {asked: 'tslib$', file: HELPERS, replaces: {package: '@docusaurus/utils-common > tslib'}, browserOnly: true},
  ],
  plugin: () => ({
    configureWebpack: (_config, isServer) => (isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [tookHold([{change: 'browser-code', complaint: missingHelpers}]) as never]}),
  }),
};

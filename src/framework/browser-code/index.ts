import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Parts} from '../parts';
import {verifyChanges} from '../source-changes/took-hold';

/** The module that replaces TypeScript's helper library. */
const HELPERS = path.join(__dirname, 'helpers.cjs');

/** How compiled TypeScript calls a helper, or imports helpers. */
const CALLED = /\btslib_\d+\.(__\w+)/g;
const IMPORTED = /\bimport\s*\{([^}]*)\}\s*from\s*['"]tslib['"]/g;

/** The helpers that a source file calls. */
export function calledHelpers(source: string): ReadonlySet<string> {
  const imported = [...source.matchAll(IMPORTED)].flatMap(([, names = '']) => names.match(/__\w+/g) ?? []);
  return new Set([...imported, ...[...source.matchAll(CALLED)].map(([, name = '']) => name)]);
}

/** Reports helpers that modules in the browser call but `helpers.cjs` lacks. */
function missingHelpers(files: readonly string[]): string | undefined {
  const available = new Set([...readFileSync(HELPERS, 'utf8').matchAll(/^exports\.(__\w+)/gm)].map(([, name]) => name));
  const scripts = files.filter((file) => file.includes('node_modules') && /\.[cm]?js$/.test(file));
  for (const file of scripts) {
    const missing = [...calledHelpers(readFileSync(file, 'utf8'))].filter((name) => !available.has(name));
    if (missing.length > 0) return `${file} calls ${missing.join(', ')}, which helpers.cjs lacks.`;
  }
  return undefined;
}

/**
 * Removes code that this site has no use for from the scripts of every page.
 * Code is highlighted at build time, but a client module of the theme still loads Prism, some 26 kB compressed,
 * on every page. Of TypeScript's helper library, 3 kB, the framework uses one function there.
 */
export const browserCode: Parts = {
  standIns: [
    {request: 'prism-react-renderer$', file: path.join(__dirname, 'no-prism.ts'), replaces: {package: 'prism-react-renderer'}},
    {request: 'tslib$', file: HELPERS, replaces: {package: '@docusaurus/utils-common > tslib'}, browserOnly: true},
  ],
  plugin: () => ({
    configureWebpack: (_config, isServer) => (isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [verifyChanges([{change: 'browser-code', complaint: missingHelpers}]) as never]}),
  }),
};

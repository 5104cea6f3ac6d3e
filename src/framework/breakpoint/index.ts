import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {changeError} from '../change-error';
import type {Parts} from '../parts';
import {widthQueries} from './width-queries';

/** The framework's own breakpoint, which no style may use once all have been rewritten. */
const FRAMEWORK_BREAKPOINT = /max-width:\s*996px|min-width:\s*997px|width\s*<=\s*996px|width\s*>=\s*997px/;

/**
 * @param css all styles of the built site
 * @returns what is wrong with them, if anything
 */
export function wrongStyles(css: string): string | undefined {
  const [found] = FRAMEWORK_BREAKPOINT.exec(css) ?? [];
  if (found !== undefined) return `the built styles still use "${found}".`;
  return css.includes('996px') ? undefined : 'the built styles have no breakpoint of 996 px.';
}

/**
 * Makes the framework's styles and scripts treat a window of exactly 996 px as a desktop, as the site's own
 * do (specification, section 9). The framework treats it as a phone.
 */
export const breakpoint: Parts = {
  patches: [
    {
      target: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
      // The same condition as in its styles, which also holds for fractional widths.
      edits: [{find: 'window.innerWidth > desktopBreakpoint', replace: 'window.matchMedia(`(width >= ${desktopBreakpoint}px)`).matches'}],
    },
  ],
  plugin: () => ({
    configurePostCss: (options) => ({...options, plugins: [widthQueries, ...options.plugins]}),
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/css');
      const styles = await Promise.all((await readdir(folder)).filter((name) => name.endsWith('.css')).map((name) => readFile(path.join(folder, name), 'utf8')));
      const wrong = wrongStyles(styles.join('\n'));
      if (wrong !== undefined) throw changeError('breakpoint', wrong, 'width-queries.ts with the framework’s styles');
    },
  }),
};

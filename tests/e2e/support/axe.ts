import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, and what axe holds for good practice. Only violations are worked out, which halves the time. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** A part of a page, by selectors. */
export type Part = {readonly include: string[]; readonly exclude: string[]};

/**
 * What axe finds on the page as it is now, or in a part of it.
 * @param within selector of the part; or that, and selectors of what is left out of it
 * @param without rules that the part breaks for a reason
 * @returns one line for each element
 */
export async function axeViolations(page: Page, within: string | Part = 'html', without: readonly string[] = []): Promise<string[]> {
  // Bands that aren't laid out yet overlap in the measures that axe takes, though not on the screen.
  await page.addStyleTag({content: '* { content-visibility: visible !important; }'});
  await page.evaluate(source);
  return page.evaluate(
    async ([part, options]) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      const {violations} = await axe.run(part, options);
      return violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
    },
    [within, {...OPTIONS, rules: Object.fromEntries(without.map((rule) => [rule, {enabled: false}]))}] as const,
  );
}

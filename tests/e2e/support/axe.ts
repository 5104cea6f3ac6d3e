import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, and axe's best practices. Computing only violations halves the time. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Key of axe's script in the browser's storage. */
const STORAGE_KEY = 'axe-core';

/** A part of a page, by selectors. */
export type Part = {readonly include: string[]; readonly exclude: string[]};

/** Rules about colours and sizes. Their result for an element depends on its kind only, and they take most of the time. */
const RULES_BY_KIND = ['color-contrast', 'link-in-text-block', 'target-size'];

/** A rule for which axe fetches and parses the stylesheets. Every template is checked for it elsewhere. */
const STYLESHEET_RULE = 'css-orientation-lock';

/** Lays out the bands that are skipped off screen: they overlap in axe's measurements, though not on the screen. */
async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({content: '* { content-visibility: visible !important; }'});
}

/** Runs axe's script, which has half a megabyte. The browser's storage caches it from page to page, because passing it to a page takes longer than reading it there. */
async function runCachedScript(page: Page): Promise<void> {
  const run = (newScript: string | null) =>
    page.evaluate(
      ([key, given]) => {
        if (given !== null) localStorage.setItem(key, given);
        const script = localStorage.getItem(key);
        if (script !== null) (0, eval)(script);
        return script !== null;
      },
      [STORAGE_KEY, newScript] as const,
    );
  if (!(await run(null))) await run(source);
}

/** What axe finds on a page on which its script has run, one line for each element. */
function violations(page: Page, within: string | Part, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async ([part, wanted]) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      const found = await axe.run(part, wanted);
      return found.violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
    },
    [within, options] as const,
  );
}

const withoutRules = (rules: readonly string[]): RunOptions => ({...OPTIONS, rules: Object.fromEntries(rules.map((rule) => [rule, {enabled: false}]))});

/**
 * What axe finds on the page as it is now, or in a part of it.
 * @param within selector of the part, or selectors to include and to exclude
 * @param disabledRules rules that the part breaks for a reason
 * @returns one line for each element
 */
export async function axeViolations(page: Page, within: string | Part = 'html', disabledRules: readonly string[] = []): Promise<string[]> {
  await layOutAll(page);
  await page.evaluate(source);
  return violations(page, within, withoutRules(disabledRules));
}

/** The kinds of elements whose colours and sizes have been checked. */
const checkedKinds = new Set<number>();

/**
 * Like `axeViolations`, but checks colours and sizes only for the first element of each kind across all pages. Elements are
 * of the same kind when they and all of their ancestors have the same tags, classes, states and inline styles.
 */
export async function axeViolationsOfNewKinds(page: Page, within: string | Part): Promise<string[]> {
  await layOutAll(page);
  await runCachedScript(page);
  const others = await violations(page, within, {...withoutRules([...RULES_BY_KIND, STYLESHEET_RULE]), preload: false});
  const {include, exclude} = typeof within === 'string' ? {include: [within], exclude: []} : within;
  const kinds = await page.evaluate(
    async ([included, excluded]) => {
      // The colours of a dialog that is just opening are still changing.
      const ending = document.getAnimations().filter(({timeline, effect}) => timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.all(ending.map(({finished}) => finished.catch(() => undefined)));
      const states = ['style', 'open', 'disabled', 'aria-current', 'aria-selected', 'aria-expanded', 'aria-disabled', 'data-theme'];
      const known = new Map<Element, number>();
      const kindOf = (element: Element): number => {
        const found = known.get(element);
        if (found !== undefined) return found;
        const row = element.tagName === 'TR' ? [...(element.parentElement?.children ?? [])].indexOf(element) % 2 : '';
        const text = `${element.parentElement ? kindOf(element.parentElement) : ''}>${element.tagName}.${element.getAttribute('class') ?? ''}${states.map((name) => element.getAttribute(name) ?? '').join('|')}${row}`;
        let kind = 0;
        for (let place = 0; place < text.length; place += 1) kind = (Math.imul(kind, 31) + text.charCodeAt(place)) | 0;
        known.set(element, kind);
        return kind;
      };
      const hasText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const isTarget = (element: Element) => element.matches('a, button, input, select, textarea, summary, [role], [tabindex]');
      const candidates = [...document.querySelectorAll(included.map((selector) => `${selector} *`).join())].filter((element) => (hasText(element) || isTarget(element)) && !excluded.some((selector) => element.closest(selector)));
      const first = new Map<number, Element>();
      for (const element of candidates) {
        const kind = kindOf(element);
        if (!first.has(kind)) first.set(kind, element);
      }
      for (const [kind, element] of first) element.setAttribute('data-first-of-kind', String(kind));
      return [...first.keys()];
    },
    [include, exclude] as const,
  );
  const newKinds = kinds.filter((kind) => !checkedKinds.has(kind));
  for (const kind of newKinds) checkedKinds.add(kind);
  if (newKinds.length === 0) return others;
  const part = {include: newKinds.map((kind) => `[data-first-of-kind="${kind}"]`), exclude};
  return [...others, ...(await violations(page, part, {...OPTIONS, runOnly: RULES_BY_KIND, preload: false}))];
}

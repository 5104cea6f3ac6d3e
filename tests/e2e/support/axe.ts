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

/** Under which the browser's storage keeps axe's script. */
const KEPT = 'axe-core';

/** A part of a page, by selectors. */
export type Part = {readonly include: string[]; readonly exclude: string[]};

/** Rules about colours and sizes. What they find on an element depends on its kind, and they take most of the time. */
const RULES_OF_KINDS = ['color-contrast', 'link-in-text-block', 'target-size'];

/** A rule about style sheets, which axe fetches and parses for it: every template is looked at for it. */
const RULE_OF_SHEETS = 'css-orientation-lock';

/** Shows bands that aren't laid out yet: they overlap in the measures that axe takes, though not on the screen. */
async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({content: '* { content-visibility: visible !important; }'});
}

/** Runs axe's script. It has half a megabyte: from one page of a visit to the next it stands in the browser's storage, as handing it over takes longer than reading it. */
async function runKeptScript(page: Page): Promise<void> {
  const run = (handedOver: string | null) =>
    page.evaluate(
      ([key, given]) => {
        if (given !== null) localStorage.setItem(key, given);
        const kept = localStorage.getItem(key);
        if (kept !== null) (0, eval)(kept);
        return kept !== null;
      },
      [KEPT, handedOver] as const,
    );
  if (!(await run(null))) await run(source);
}

/** What axe finds on a page where it is ready, one line for each element. */
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
 * @param within selector of the part; or that, and selectors of what is left out of it
 * @param without rules that the part breaks for a reason
 * @returns one line for each element
 */
export async function axeViolations(page: Page, within: string | Part = 'html', without: readonly string[] = []): Promise<string[]> {
  await layOutAll(page);
  await page.evaluate(source);
  return violations(page, within, withoutRules(without));
}

/** The kinds of elements whose colours and sizes were looked at. */
const seen = new Set<number>();

/**
 * As `axeViolations`, but colours and sizes are looked at for the first element of each kind alone, over all pages: elements
 * are of one kind when they and all of their ancestors have the same tags, classes, states and styles of their own.
 */
export async function axeViolationsOfNewKinds(page: Page, within: string | Part): Promise<string[]> {
  await layOutAll(page);
  await runKeptScript(page);
  const others = await violations(page, within, {...withoutRules([...RULES_OF_KINDS, RULE_OF_SHEETS]), preload: false});
  const {include, exclude} = typeof within === 'string' ? {include: [within], exclude: []} : within;
  const kinds = await page.evaluate(
    async ([included, excluded]) => {
      // Colours of a dialog that is just opening are on their way.
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
  const fresh = kinds.filter((kind) => !seen.has(kind));
  for (const kind of fresh) seen.add(kind);
  if (fresh.length === 0) return others;
  const part = {include: fresh.map((kind) => `[data-first-of-kind="${kind}"]`), exclude};
  return [...others, ...(await violations(page, part, {...OPTIONS, runOnly: RULES_OF_KINDS, preload: false}))];
}

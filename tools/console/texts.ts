import type {Page} from '@playwright/test';

import {plainLabel} from '../vocabulary/lookup';

/** Longer texts are no labels. */
const LONGEST = 200;

/** The console puts a space between two characters of a button; pages don't. */
export const plain = (text: string): string => plainLabel(text.replace(/\s+/g, ' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''));

/** What can be read on the page as it is now: texts of elements, of fields that are empty, and those that show under the pointer. */
export async function visibleTexts(page: Page): Promise<Set<string>> {
  const texts = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
      .flatMap((element) => [
        element.textContent,
        [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(''),
        // A label stands in a text of its own even where others are around it: the console writes them one by one.
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
        ...['placeholder', 'title', 'aria-label'].map((name) => element.getAttribute(name)),
        element instanceof HTMLInputElement ? element.value : null,
      ])
      .filter((text) => text !== null),
  );
  return new Set(texts.filter(({length}) => length <= LONGEST).map(plain).filter((text) => text !== ''));
}

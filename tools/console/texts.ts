import type {Page} from '@playwright/test';

import {plainLabel} from '../vocabulary/lookup';

/** Longer texts aren't labels. */
const LONGEST = 200;

/** Normalizes a text: the console puts a space between two characters of a button, pages don't. */
export const plain = (text: string): string => plainLabel(text.replace(/\s+/g, ' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''));

/** All texts on the page at this moment: those of visible elements and fields, placeholders of empty fields, and texts shown on hover. */
export async function visibleTexts(page: Page): Promise<Set<string>> {
  const texts = await page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
      .flatMap((element) => [
        element.textContent,
        [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(''),
        // A label is a text node of its own even if there are others around it: the console writes them one by one.
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
        ...['placeholder', 'title', 'aria-label'].map((name) => element.getAttribute(name)),
        element instanceof HTMLInputElement ? element.value : null,
      ])
      .filter((text) => text !== null),
  );
  return new Set(texts.filter(({length}) => length <= LONGEST).map(plain).filter((text) => text !== ''));
}

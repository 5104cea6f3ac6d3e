import type {Page} from '@playwright/test';

/** Smallest readable font size, in CSS pixels. */
const SMALLEST = 10;

/**
 * Texts in the drawings of a page that are too small on the screen, or wider than the frame around them.
 * @returns one line for each text
 */
export async function unreadableLetters(page: Page): Promise<string[]> {
  return page.evaluate(
    (smallest) =>
      [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((text) => {
        const box = text.getBoundingClientRect();
        if (box.width === 0) return [];
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 1);
        const frame = text.parentElement?.querySelector(':scope > rect')?.getBoundingClientRect();
        const spills = frame !== undefined && (box.right > frame.right || box.left < frame.left);
        return size < smallest || spills ? [`${text.textContent} ${size.toFixed(1)} px${spills ? ', wider than its frame' : ''}`] : [];
      }),
    SMALLEST,
  );
}

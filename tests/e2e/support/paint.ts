import type {Page} from '@playwright/test';

/** Layout shifts and the largest paint since a page began to load. */
export type Painted = {
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** Tag of the element of the largest paint. */
  readonly largest: string;
};

/** Records, from the next visit on, what `painted` returns. */
export async function recordPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = {shift: 0, largest: ''};
    Object.assign(window, {painted: record});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.largest = (entry as PerformanceEntry & {element?: Element}).element?.tagName ?? '';
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
}

export async function painted(page: Page): Promise<Painted> {
  return page.evaluate(() => (window as unknown as {painted: Painted}).painted);
}

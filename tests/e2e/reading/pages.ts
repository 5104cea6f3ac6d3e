import type {Locator, Page} from '@playwright/test';

export const INSTALL = '/docs/quick-start/quick-install';
export const START = '/docs/quick-start/getting-started';
export const POST = '/blog/gateway-api-intro';
export const PHONE = {width: 390, height: 844};
export const codeBlocks = (page: Page) => page.locator('.theme-code-block');
export const top = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

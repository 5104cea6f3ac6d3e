import type {Locator, Page} from '@playwright/test';

import {templates, type TemplateName} from '../../../tools/site/templates';

/** The address of a template's page. */
export const pathOf = (name: TemplateName) => templates.find((template) => template.name === name)?.path ?? '/';

/** One page of each kind. */
export const KINDS = (['home', 'docs-article', 'api-operation', 'blog', 'search'] as const).map((name) => ({name, path: pathOf(name)}));

export const HOME = '/';
export const INSTALL = '/docs/quick-start/quick-install';
export const INTRODUCTION = '/docs/quick-start/introduction';
export const ROADMAP = '/docs/quick-start/roadmap';
export const TITLES = {[INSTALL]: '快速安装', [INTRODUCTION]: '认识 Rainbond', [ROADMAP]: '路线图'} as const;

export const sidebarLink = (page: Page, address: string) => page.locator(`.theme-doc-sidebar-container a[href="${address}"]`).first();
export const bar = (page: Page) => page.getByRole('navigation', {name: /^(?:主导航|Main)$/});

/** Turns off prefetching, so that pages that were not visited are not available. */
export async function withoutPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {configurable: true, value: {effectiveType: '4g', saveData: true}}));
}

/** The addresses that links lead to, each once and sorted. */
export const addresses = (links: Locator) =>
  links.evaluateAll((list) => [...new Set(list.map((link) => link.getAttribute('href') ?? ''))].sort());

import type {Page} from '@playwright/test';

import {expect} from '../support/test';

export const dialog = (page: Page) => page.locator('dialog:has([role="combobox"])');
export const field = (page: Page) => page.locator('dialog [role="combobox"]');
export const hits = (page: Page) => dialog(page).getByRole('option');

/** Opens the dialog by its shortcut and waits until its field has focus. */
export async function openSearch(page: Page) {
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
}

import type {Locator, Page} from '@playwright/test';

import {readConsoleLabels} from '../vocabulary/vocabulary';
import type {Language} from './language';
import type {Target} from './screens/types';

let known: ReturnType<typeof readConsoleLabels>['labels'] | undefined;

/**
 * The text of a label of the console in one language.
 * @throws if the console has no label with this key
 */
export function labelText(key: string, language: Language): string {
  known ??= readConsoleLabels().labels;
  const texts = known[key];
  if (texts === undefined) throw new Error(`The console has no label ${key}: npm run label -- <text> finds keys.`);
  const [zh = '', en = zh] = texts;
  return (language === 'zh' ? zh : en).trim();
}

/** Pattern for a text. The console puts a space between the characters of a button with two of them. */
const spaced = (text: string) => (/^\p{Script=Han}{2}$/u.test(text) ? `${text[0]}\\s?${text[1]}` : text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Visible elements that show exactly this text, apart from colons or asterisks around it. */
export function byText(page: Page, text: string): Locator {
  return page.getByText(new RegExp(`^[\\s*]*${spaced(text)}[\\s:：*]*$`, 'u')).filter({visible: true});
}

/** Finds a target on the page. */
export function locate(page: Page, target: Target, language: Language): Locator {
  const found = 'css' in target ? page.locator(target.css).filter({visible: true}) : byText(page, 'label' in target ? labelText(target.label, language) : target.text[language]);
  return found.nth(target.nth ?? 0);
}

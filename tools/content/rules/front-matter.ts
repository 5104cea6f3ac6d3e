import {lineOfKey, type Finding, type Page} from '../page';
import type {Rule} from '../project';
import {schemaOf} from '../schemas';

function* mistakes(page: Page): Generator<readonly [key: string, message: string]> {
  const {frontMatter, language} = page;
  const {name, required, optional} = schemaOf(page);
  for (const [key, field] of Object.entries(required)) {
    if (frontMatter[key] === undefined || frontMatter[key] === null) yield [key, `${key} is missing: ${field.wanted(language)}`];
  }
  for (const [key, value] of Object.entries(frontMatter)) {
    const field = required[key] ?? optional[key];
    if (field === undefined) yield [key, `"${key}" means nothing on a ${name}: remove it, or correct its spelling`];
    else if (value !== undefined && value !== null && !field.accepts(value, language)) yield [key, `${key}: ${field.found(value)}; it should be ${field.wanted(language)}`];
  }
}

/** The front matter of every page follows the schema of its kind. */
export const frontMatter: Rule = (pages) =>
  pages.flatMap((page): Finding[] => {
    const {file, unreadable} = page;
    if (unreadable) return [{file, line: unreadable.line, message: `the front matter is no valid YAML: ${unreadable.message}`}];
    return [...mistakes(page)].map(([key, message]) => ({file, line: lineOfKey(page, key), message}));
  });

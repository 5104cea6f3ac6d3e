import {LANGUAGES} from './language';
import type {LabelledPage} from './page-labels';
import type {Walks} from './walks';

/**
 * Finds mistakes in walks that don't need the interface to be found: pages without one, walks
 * without a page, places that the bench doesn't know, labels set aside that the page doesn't name.
 */
export function walkProblems(pages: readonly LabelledPage[], walks: Walks, places: readonly string[]): string[] {
  const problems: string[] = [];
  for (const {name, zh} of pages) {
    const walk = walks[name];
    if (walk === undefined) {
      problems.push(`${name} names labels of the console and has no walk in tools/console/walks: name the places where they stand, or let npm run console:walk -- --suggest ${name} do it`);
      continue;
    }
    for (const id of walk.at) if (!places.includes(id)) problems.push(`${name}: there is no place ${id}`);
    const labels = new Set(zh.paths.flat());
    for (const label of Object.keys(walk.elsewhere ?? {})) if (!labels.has(label)) problems.push(`${name}: ${label} is set aside, and the page doesn't name it`);
  }
  const names = new Set(pages.filter((page) => LANGUAGES.some((language) => page[language].paths.length > 0)).map(({name}) => name));
  for (const name of Object.keys(walks)) if (!names.has(name)) problems.push(`${name} has a walk, and names no label of the console`);
  return problems;
}

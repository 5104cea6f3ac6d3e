import {pathName} from './path-name';
import {TAKEN} from './short-names';

/** Names of the modules of a page, under what they are for. */
export type PageModules = {readonly [use: string]: string | PageModules | readonly PageModules[]};

/** Pages that differ in their content only: what the others of their modules are. */
export type Shape = PageModules;

/** A shape of fewer pages saves less than it costs. */
const FEWEST = 3;

/** What a page has beside its content, as text to compare. */
const shapeText = (page: PageModules) => JSON.stringify(Object.fromEntries(Object.entries(page).filter(([use]) => use !== 'content')));

/**
 * The shapes that many pages have, the most frequent first, and by its path the shape of each page whose content
 * bears the name that follows from the path.
 * @param pages by their path, of which each has one page
 */
export function pageShapes(pages: ReadonlyMap<string, PageModules>): {readonly shapes: readonly Shape[]; readonly shapeOf: ReadonlyMap<string, number>} {
  const uses = new Map<unknown, number>();
  for (const {content} of pages.values()) uses.set(content, (uses.get(content) ?? 0) + 1);
  const names = new Map<string, number>();
  for (const path of pages.keys()) names.set(pathName(path), (names.get(pathName(path)) ?? 0) + 1);

  const regular = [...pages].filter(([path, {content}]) => typeof content === 'string' && uses.get(content) === 1 && names.get(pathName(path)) === 1 && !TAKEN.has(pathName(path)));
  const times = new Map<string, number>();
  for (const [, modules] of regular) times.set(shapeText(modules), (times.get(shapeText(modules)) ?? 0) + 1);
  const frequent = [...times].filter(([, count]) => count >= FEWEST).sort(([, a], [, b]) => b - a);
  const numbers = new Map(frequent.map(([shape], number) => [shape, number]));
  return {
    shapes: frequent.map(([shape]) => JSON.parse(shape) as Shape),
    shapeOf: new Map(
      regular.flatMap(([path, modules]) => {
        const number = numbers.get(shapeText(modules));
        return number === undefined ? [] : [[path, number] as const];
      }),
    ),
  };
}

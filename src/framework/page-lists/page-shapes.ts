import {pathName} from './path-name';
import {TAKEN} from './short-names';

/** Names of the modules of a page, by what they are used for. */
export type PageModules = {readonly [use: string]: string | PageModules | readonly PageModules[]};

/** The modules other than the content of pages that differ only in their content. */
export type Shape = PageModules;

/** A shape with fewer pages than this saves less than it costs. */
const MIN_PAGES = 3;

/** What a page has besides its content, as text to compare. */
const shapeText = (page: PageModules) => JSON.stringify(Object.fromEntries(Object.entries(page).filter(([use]) => use !== 'content')));

/**
 * The shapes that many pages share, most frequent first, and the shape of each page by its path. Only pages whose
 * content can be named after the path have a shape.
 * @param pages by path; each path has exactly one page
 */
export function pageShapes(pages: ReadonlyMap<string, PageModules>): {readonly shapes: readonly Shape[]; readonly shapeOf: ReadonlyMap<string, number>} {
  const uses = new Map<unknown, number>();
  for (const {content} of pages.values()) uses.set(content, (uses.get(content) ?? 0) + 1);
  const names = new Map<string, number>();
  for (const path of pages.keys()) names.set(pathName(path), (names.get(pathName(path)) ?? 0) + 1);

  const regular = [...pages].filter(([path, {content}]) => typeof content === 'string' && uses.get(content) === 1 && names.get(pathName(path)) === 1 && !TAKEN.has(pathName(path)));
  const counts = new Map<string, number>();
  for (const [, modules] of regular) counts.set(shapeText(modules), (counts.get(shapeText(modules)) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= MIN_PAGES).sort(([, a], [, b]) => b - a);
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

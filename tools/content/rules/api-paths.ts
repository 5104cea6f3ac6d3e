import type {Finding} from '../page';
import type {Project, Rule} from '../project';

/** A path of the API, with the method before it if one is named. */
const PATH = /(?:\b(GET|POST|PUT|PATCH|DELETE)\s+)?(?:https?:\/\/[^\s/]+)?(\/openapi\/v\d[\w{}<>$:/.-]*)(\/?…)?/g;

/** Stands for one value in the path: {id}, <id>, $ID, :id. */
const isSlot = (part: string) => /^(?:\{.+\}|<.+>|\$\{?\w+\}?|:\w+)$/.test(part);

const partsOf = (address: string) => address.split('/').filter(Boolean);

const fits = (parts: readonly string[], known: readonly string[]) => parts.every((part, index) => part === known[index] || isSlot(known[index] ?? ''));

function problemOf(address: string, method: string | undefined, isStart: boolean, api: Project['api']): string | undefined {
  const parts = partsOf(address);
  // The base of all paths is not an operation.
  if (parts.length <= 2) return undefined;
  const matches = [...api].filter(([known]) => {
    const others = partsOf(known);
    return (isStart ? others.length >= parts.length : others.length === parts.length) && fits(parts, others);
  });
  if (matches.length === 0) return `${address} is no path of the API: compare it with the descriptions in openapi/`;
  if (method === undefined || isStart || matches.some(([, methods]) => methods.has(method))) return undefined;
  return `${address} does not take ${method}, only ${[...new Set(matches.flatMap(([, methods]) => [...methods]))].filter((name) => /^(?:GET|POST|PUT|PATCH|DELETE)$/.test(name)).join(', ')}`;
}

/** Paths of the API that a page names are described in `openapi/`. */
export const apiPaths: Rule = (pages, {api}) =>
  pages.flatMap(({file, text}) =>
    text.split('\n').flatMap((content, index) =>
      [...content.matchAll(PATH)].flatMap(([, method, found = '', ellipsis]): Finding[] => {
        const address = found.replace(/[.:/]+$/, '');
        const message = problemOf(address, method, ellipsis !== undefined, api);
        return message === undefined ? [] : [{file, line: index + 1, message}];
      }),
    ),
  );

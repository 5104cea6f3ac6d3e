import type {Language, Text} from '../language';

/** A call of the console, as answers see it. */
export type Call = {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  /** Named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** The world's text in the language of the call. */
  readonly say: (text: Text) => string;
};

/** What the console's views send: one object (`bean`), several (`list`), and what some views add to them. */
export type Answer = {readonly status: number; readonly body: unknown; readonly late?: true; readonly type?: string};

/** Answers by method and path pattern; parts of the path may be named: `GET /console/teams/:team/overview`. */
export type Answers = Readonly<Record<string, (call: Call) => Answer>>;

type More = Readonly<Record<string, unknown>>;

const answer = (data: More): Answer => ({status: 200, body: {code: 200, msg: 'success', msg_show: 'ok', data}});

/** An answer with one object; `more` is added next to it. */
export const bean = (value: unknown, more: More = {}): Answer => answer({bean: value, list: [], ...more});

/** An answer with several objects; `more` is added next to them. */
export const list = (values: readonly unknown[], more: More = {}): Answer => answer({bean: {}, list: values, total: values.length, ...more});

/** An answer that arrives after the others: the console requests it from another machine. */
export const late = (one: Answer): Answer => ({...one, late: true});

/** An answer without the usual envelope, as some views send it. */
export const plain = (body: unknown): Answer => ({status: 200, body});

/** A drawing, for calls to which the console's back end sends an image. */
export const drawing = (svg: string): Answer => ({status: 200, body: svg, type: 'image/svg+xml'});

/** An error as the views send it: the status, the console's own code and the message that is shown. */
export const refused = (status: number, code: number, message: string): Answer => ({status, body: {code, msg: message, msg_show: message, data: {bean: {}, list: []}}});

type Route = {readonly method: string; readonly parts: readonly string[]; readonly answer: Answers[string]};

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

const isNamed = (part: string) => part.startsWith(':');

/** Matches a path against a route; returns the values of its named parts, or undefined if it doesn't match. */
function paramsOf(route: Route, parts: readonly string[]): Record<string, string> | undefined {
  if (parts.length !== route.parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of route.parts.entries()) {
    const given = parts[index] ?? '';
    if (isNamed(part)) params[part.slice(1)] = decodeURIComponent(given);
    else if (part !== given) return undefined;
  }
  return params;
}

const named = ({parts}: Route) => parts.filter(isNamed).length;

/** Answers calls; returns `undefined` if no table has an answer. */
export type Router = (method: string, address: string, language: Language) => Answer | undefined;

/**
 * Combines several tables into one router. If two patterns match, the one with fewer named parts answers.
 * @throws if two tables answer the same call
 */
export function routerOf(tables: readonly Answers[]): Router {
  const routes = new Map<string, Route>();
  for (const [key, answerTo] of tables.flatMap((table) => Object.entries(table))) {
    const [method = '', path = ''] = key.split(' ');
    const parts = partsOf(path);
    const pattern = `${method} ${parts.map((part) => (isNamed(part) ? ':' : part)).join('/')}`;
    if (routes.has(pattern)) throw new Error(`Two answers for ${key}.`);
    routes.set(pattern, {method, parts, answer: answerTo});
  }
  const ordered = [...routes.values()].sort((a, b) => named(a) - named(b));
  return (method, address, language) => {
    const {pathname, searchParams} = new URL(address, 'http://console');
    const parts = partsOf(pathname);
    for (const route of ordered) {
      const params = route.method === method ? paramsOf(route, parts) : undefined;
      if (params) return route.answer({method, path: pathname, params, query: searchParams, language, say: (text) => text[language]});
    }
    return undefined;
  };
}

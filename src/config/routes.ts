import pending from './pending-routes.json';
import specified from './addresses.json';

/**
 * Every address the site promises. `file` is a generated file, `redirect` leads on.
 * Addresses carry no language prefix.
 */
export type RouteKind = 'page' | 'docs' | 'api' | 'blog' | 'community' | 'file' | 'redirect';
export type Route = {readonly path: string; readonly kind: RouteKind};

export const routes = specified as readonly Route[];

/** Promised addresses whose page is still to be written. This list only shrinks. */
export const pendingRoutes: ReadonlySet<string> = new Set(pending);

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));
const pendingWithoutSlash = new Set(pending.map(withoutSlash));

/** Whether an address of this site has its page; a slash at the end makes no difference. */
export function isWritten(path: string): boolean {
  return !pendingWithoutSlash.has(withoutSlash(path));
}

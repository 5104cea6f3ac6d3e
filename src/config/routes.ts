import specified from './addresses.json';

/**
 * Every address the site promises. `file` is a generated file, `redirect` leads to another address.
 * Addresses have no language prefix.
 */
export type RouteKind = 'page' | 'docs' | 'api' | 'blog' | 'community' | 'file' | 'redirect';
export type Route = {readonly path: string; readonly kind: RouteKind};

export const routes = specified as readonly Route[];

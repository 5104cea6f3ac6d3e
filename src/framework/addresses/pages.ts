import config from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import routes from '@generated/routes';

import {rightAddress} from './right-address';
import {ANY, matchRoutes} from './routes';

type RouteNode = {readonly path?: string | readonly string[]; readonly routes?: readonly RouteNode[]};

const pathsOf = (list: readonly RouteNode[]): string[] => list.flatMap(({path, routes: children}) => (children ? pathsOf(children) : typeof path === 'string' && path !== ANY ? [path] : []));

const {baseUrl} = config;
const languages = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);

/** Address of the language's not-found page. */
export const NOT_FOUND = `${baseUrl}404.html`;

/** Whether a path is that of a page. */
export function isPage(pathname: string): boolean {
  const leaf = matchRoutes(routes, pathname).at(-1);
  return leaf !== undefined && leaf.route.path !== ANY;
}

/**
 * The page that a misspelt path stands for, if any.
 * @param anyLanguage whether the page may be in another language
 */
export function pageMeantBy(pathname: string, anyLanguage: boolean): string | undefined {
  return rightAddress(pathname, pathsOf(routes), {own: baseUrl, all: anyLanguage ? languages : [baseUrl]});
}

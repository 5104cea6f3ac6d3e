import config from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import routes from '@generated/routes';

import {rightAddress} from './right-address';
import {ANY, matchRoutes} from './routes';

type Place = {readonly path?: string | readonly string[]; readonly routes?: readonly Place[]};

const pathsOf = (list: readonly Place[]): string[] => list.flatMap(({path, routes: below}) => (below ? pathsOf(below) : typeof path === 'string' && path !== ANY ? [path] : []));

const {baseUrl} = config;
const languages = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);

/** Address of the language's not-found page. */
export const NOT_FOUND = `${baseUrl}404.html`;

/** Whether a page stands at a path. */
export function isPage(pathname: string): boolean {
  const leaf = matchRoutes(routes, pathname).at(-1);
  return leaf !== undefined && leaf.route.path !== ANY;
}

/**
 * The page that a path stands for which isn't quite a page's own.
 * @param elsewhere whether it may be one of another language
 */
export function pageMeantBy(pathname: string, elsewhere: boolean): string | undefined {
  return rightAddress(pathname, pathsOf(routes), {own: baseUrl, all: elsewhere ? languages : [baseUrl]});
}

import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {matchPath, Route, type match, type RouteComponentProps} from 'react-router';
import type {RouteConfig} from 'react-router-config';

import {isMissing} from './missing';

type Match = {readonly route: RouteConfig; readonly match: match};
type Branch = readonly Match[];

/** The route of the not-found page, which matches every address. */
export const ANY = '*';

const lastBranches = new WeakMap<readonly RouteConfig[], {readonly pathname: string; readonly branch: Branch}>();

function findBranch(routes: readonly RouteConfig[], pathname: string): Branch {
  for (const route of routes) {
    if (route.path !== ANY && isMissing(pathname)) continue;
    const {path, exact, strict} = route;
    const matched = matchPath(pathname, {path, exact, strict, sensitive: true});
    if (matched === null) continue;
    const rest = route.routes === undefined ? [] : matchRoutes(route.routes, pathname);
    if (route.routes === undefined || rest.length > 0) return [{route, match: matched}, ...rest];
  }
  return [];
}

/**
 * The routes that lead to the page at a path, outermost first. Unlike the router's own matching, this one is
 * case-sensitive, as servers are, and an area such as the documentation only matches together with one of its pages:
 * what is shown is what the server has sent.
 */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string): Branch {
  const last = lastBranches.get(routes);
  if (last?.pathname === pathname) return last.branch;
  const branch = findBranch(routes, pathname);
  lastBranches.set(routes, {pathname, branch});
  return branch;
}

function CurrentRoute({routes}: {readonly routes: readonly RouteConfig[]}) {
  const {pathname} = useLocation();
  const route = matchRoutes(routes, pathname)[0]?.route;
  if (route?.component === undefined) return null;
  const {component: Page, path, exact, strict} = route;
  const render = (props: RouteComponentProps) => <Page {...props} route={route} />;
  return <Route key={routes.indexOf(route)} path={path} exact={exact} strict={strict} sensitive render={render} />;
}

/** Renders the page of the current location, by the same rules. */
export function renderRoutes(routes: readonly RouteConfig[] | undefined): ReactNode {
  return routes && <CurrentRoute routes={routes} />;
}

import type {Location} from 'history';

import {isMissing} from './missing';
import {isPage, NOT_FOUND, pageMeantBy} from './pages';

const cache = new Map<string, string>();

function resolvePath(pathname: string): string {
  if (isMissing(pathname)) return NOT_FOUND;
  return isPage(pathname) ? pathname : (pageMeantBy(pathname, false) ?? NOT_FOUND);
}

/**
 * The location as everything on the page sees it: that of the page that an address stands for, or the not-found page's
 * own address if there is none. One file is served for every unknown address, so nothing on it may depend on the address.
 */
export default function normalizeLocation(location: Location): Location {
  const {pathname} = location;
  const resolved = cache.get(pathname) ?? resolvePath(pathname);
  cache.set(pathname, resolved);
  return resolved === pathname ? location : {...location, pathname: resolved};
}

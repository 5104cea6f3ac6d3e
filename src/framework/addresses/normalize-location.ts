import type {Location} from 'history';

import {isMissing} from './missing';
import {isPage, NOT_FOUND, pageMeantBy} from './pages';

const places = new Map<string, string>();

function placeOf(pathname: string): string {
  if (isMissing(pathname)) return NOT_FOUND;
  return isPage(pathname) ? pathname : (pageMeantBy(pathname, false) ?? NOT_FOUND);
}

/**
 * Where the reader is, for everything on the page: at the page that an address means, and at the not-found page's own
 * address where it means none. One file answers every unknown address: nothing on it may differ from one to another.
 */
export default function normalizeLocation(location: Location): Location {
  const {pathname} = location;
  const place = places.get(pathname) ?? placeOf(pathname);
  places.set(pathname, place);
  return place === pathname ? location : {...location, pathname: place};
}

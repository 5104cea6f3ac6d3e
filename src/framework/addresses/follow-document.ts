import {noteMissing} from './missing';
import {isPage, NOT_FOUND, pageMeantBy} from './pages';
import {normalizedAddress} from './right-address';

/** Path of the page that the server has sent, whatever address was requested; undefined in development. */
function sentPath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).pathname : undefined;
}

const rewrite = (pathname: string) => history.replaceState(history.state, '', pathname + location.search + location.hash);

/**
 * Makes the address match the page that the server has sent, before any route is matched against it. The not-found page
 * redirects if another spelling of the address is a page: servers are case-sensitive, readers aren't.
 */
function followDocument(): void {
  const sent = sentPath();
  if (sent === undefined) return;
  if (sent !== NOT_FOUND) {
    if (!isPage(location.pathname) && normalizedAddress(location.pathname) === normalizedAddress(sent)) rewrite(sent);
    return;
  }
  // The router gives up on an address that it can't decode.
  if (normalizedAddress(location.pathname) === undefined) rewrite(location.pathname.replaceAll('%', '%25'));
  const meant = pageMeantBy(location.pathname, true);
  if (meant !== undefined && meant !== location.pathname) location.replace(meant + location.search + location.hash);
  noteMissing(location.pathname);
}

if (typeof document !== 'undefined') followDocument();

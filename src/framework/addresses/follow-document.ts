import {noteMissing} from './missing';
import {isPage, NOT_FOUND, pageMeantBy} from './pages';
import {plain} from './right-address';

/** Path of the page that the server has sent, whatever address it was asked for; undefined while writing. */
function sentPath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).pathname : undefined;
}

const rewrite = (pathname: string) => history.replaceState(history.state, '', pathname + location.search + location.hash);

/**
 * Makes the address agree with the page that the server has sent, before anything is matched against it. The not-found
 * page leads on where another spelling of the address is a page: servers tell capitals from small letters, readers don't.
 */
function followDocument(): void {
  const sent = sentPath();
  if (sent === undefined) return;
  if (sent !== NOT_FOUND) {
    if (!isPage(location.pathname) && plain(location.pathname) === plain(sent)) rewrite(sent);
    return;
  }
  // The router gives up on an address that it can't decode.
  if (plain(location.pathname) === undefined) rewrite(location.pathname.replaceAll('%', '%25'));
  const meant = pageMeantBy(location.pathname, true);
  if (meant !== undefined && meant !== location.pathname) location.replace(meant + location.search + location.hash);
  noteMissing(location.pathname);
}

if (typeof document !== 'undefined') followDocument();

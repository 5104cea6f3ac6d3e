let addresses: ReadonlySet<string> = new Set();

/** Notes that the server has answered this address with the not-found page. */
export function noteMissing(pathname: string): void {
  // The router decodes addresses, and its loading of pages asks for both forms.
  addresses = new Set([pathname, decodeURI(pathname)]);
}

/** Whether the server has answered an address with the not-found page: the view then stays the page that was sent. */
export function isMissing(pathname: string): boolean {
  return addresses.has(pathname);
}

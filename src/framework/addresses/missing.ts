let addresses: ReadonlySet<string> = new Set();

/** Records that the server has answered this address with the not-found page. */
export function noteMissing(pathname: string): void {
  // The router decodes addresses, and its page loading looks up both forms.
  addresses = new Set([pathname, decodeURI(pathname)]);
}

/** Whether the server has answered an address with the not-found page. The view then remains the page that was sent. */
export function isMissing(pathname: string): boolean {
  return addresses.has(pathname);
}

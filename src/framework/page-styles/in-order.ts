/**
 * Puts a style sheet where its number says, among those of the page: the lower before the higher, one without a number
 * behind all others. The bundler writes this function into the site's scripts as it stands here, so that it can use
 * nothing from outside.
 */
export function inOrder(sheet: HTMLLinkElement): void {
  const place = ({href}: HTMLLinkElement) => Number(/\/(\d)-[^/]*\.css/.exec(href)?.[1] ?? 9);
  const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const next = sheets.find((other) => place(other) > place(sheet));
  if (next) next.before(sheet);
  else document.head.append(sheet);
}

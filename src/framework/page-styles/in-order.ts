/**
 * Inserts a stylesheet among those of the page by its number: lower numbers before higher ones, and one without a number
 * after all others. The bundler copies this function into the site's scripts as it is, so it can't use anything from
 * outside its body.
 */
export function inOrder(sheet: HTMLLinkElement): void {
  const place = ({href}: HTMLLinkElement) => Number(/\/(\d)-[^/]*\.css/.exec(href)?.[1] ?? 9);
  const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const next = sheets.find((other) => place(other) > place(sheet));
  if (next) next.before(sheet);
  else document.head.append(sheet);
}

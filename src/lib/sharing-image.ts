import {decodedPath} from './decoded-path';

/**
 * Where the sharing image of a page lies, below the base URL of its language: the build
 * draws it there, the page's head names it.
 * @param pathname address of the page
 * @param baseUrl base URL of the language, with a slash at both ends
 */
export function sharingImagePath(pathname: string, baseUrl: string): string {
  const below = `${pathname}/`.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const name = decodedPath(below)
    .replace(/(?:^|\/)index\.html$|\.html$/, '')
    .replace(/^\/+|\/+$/g, '');
  return `share/${name === '' ? 'home' : name}.jpg`;
}

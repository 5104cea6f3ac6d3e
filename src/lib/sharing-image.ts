import {decodedPath} from './decoded-path';

/**
 * Path of a page's sharing image below the base URL of its language: the build
 * writes the image there, and the page's head refers to it.
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

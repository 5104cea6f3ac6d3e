/** Class of navigation entries that only the phone menu shows. */
export const MOBILE_ONLY_CLASS = 'navbar-mobile-only';

/** Class of menus with short entries: the phone menu shows them in a row. */
export const COMPACT_CLASS = 'navbar-compact';

/** Whether an entry's `className` contains a class. */
export const hasClass = (className: string | undefined, name: string) => className?.split(' ').includes(name) ?? false;

/** Where an entry leads, in the framework's terms; paths don't include the base URL. */
export type Destination = {
  readonly to?: string;
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
};

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`).toLowerCase();

/**
 * Whether a page is at or below the destination of an entry.
 * @param entry destination of the entry
 * @param pathname path of the page, without base URL
 */
export function leadsTo({to, activeBasePath, activeBaseRegex}: Destination, pathname: string): boolean {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex, 'i').test(pathname);
  if (activeBasePath !== undefined) return pathname.startsWith(activeBasePath);
  return to !== undefined && withSlash(pathname).startsWith(withSlash(to));
}

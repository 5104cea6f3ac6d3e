import {readHead, readText, type PageHead, type Raw} from '.';

/** Front matter of the page about editions. */
export type EnterpriseFrontMatter = PageHead & {
  /** The main heading. */
  readonly promise: string;
  readonly lede: string;
};

/**
 * Reads the front matter of the page about editions.
 * @throws Error that names the missing entry and stops the build
 */
export const readEnterprise = (raw: Raw): EnterpriseFrontMatter => ({...readHead(raw), promise: readText(raw, 'promise'), lede: readText(raw, 'lede')});

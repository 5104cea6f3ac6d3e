import {readHead, readText, type PageHead, type Raw} from '.';

/** What the page about editions says about itself in its front matter. */
export type EnterpriseFrontMatter = PageHead & {
  /** The main heading. */
  readonly promise: string;
  readonly lede: string;
};

/**
 * Reads the front matter of the page about editions.
 * @throws Error that names the missing entry, which stops the build
 */
export const readEnterprise = (raw: Raw): EnterpriseFrontMatter => ({...readHead(raw), promise: readText(raw, 'promise'), lede: readText(raw, 'lede')});

import type {Kind} from './format';

/** A heading and the content below it. */
export type SectionText = {
  /** Headings from the page's title down to this section's own. */
  readonly headings: readonly string[];
  readonly anchor: string;
  readonly prose: string;
  /** Code samples and output: searched, but never shown. */
  readonly code: string;
  readonly failure: boolean;
  /** Texts of links to this section on other pages. */
  readonly linkedAs?: readonly string[];
};

export type PageText = {
  readonly url: string;
  readonly kind: Kind;
  readonly tag: string;
  readonly trail: readonly string[];
  /** The description in the page's head. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Number of other pages that link to it in their text. */
  readonly linkedFrom: number;
  /** The page's introduction, then one section for each heading. */
  readonly sections: readonly SectionText[];
};

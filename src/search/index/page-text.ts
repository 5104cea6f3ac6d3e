import type {Kind} from './format';

/** A heading and what stands below it. */
export type SectionText = {
  /** Headings above and of this section, the page's title first. */
  readonly headings: readonly string[];
  readonly anchor: string;
  readonly prose: string;
  /** Samples and output: found, but never shown. */
  readonly code: string;
  readonly failure: boolean;
  /** What the links of other pages to this section are called. */
  readonly linkedAs?: readonly string[];
};

export type PageText = {
  readonly url: string;
  readonly kind: Kind;
  readonly tag: string;
  readonly trail: readonly string[];
  /** What the page says of itself in its head. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** How many other pages link to it in their text. */
  readonly linkedFrom: number;
  /** The page's beginning, then one for each heading. */
  readonly sections: readonly SectionText[];
};

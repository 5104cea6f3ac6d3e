/** A link of a landing page. */
export type LandingLink = {
  /** Address without the language prefix; links to pages that don't exist are left out. */
  readonly to: string;
  readonly label: string;
  /** A short note beside or below the label. */
  readonly note?: string;
};

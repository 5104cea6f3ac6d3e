/** A link of a landing page. */
export type LandingLink = {
  /** Address without language prefix; entries whose page does not exist are left out. */
  readonly to: string;
  readonly label: string;
  /** A few words beside or below the label. */
  readonly note?: string;
};

import type {ReactNode} from 'react';

/** What a template gets of a page beside its front matter. */
export type Written = {
  /** Address without a language. */
  readonly path: string;
  /** Where its statements about the platform are written. */
  readonly sources?: string;
};

/** A page's layout, as MDX takes it: the page's parts are its children. */
export type PageLayout = (props: {readonly children: ReactNode}) => ReactNode;

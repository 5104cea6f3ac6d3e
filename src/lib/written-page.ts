import type {ReactNode} from 'react';

/** What a template receives from a page in addition to its front matter. */
export type PageExtras = {
  /** Address without the language prefix. */
  readonly path: string;
  /** Sources of the page's statements about the platform. */
  readonly sources?: string;
};

/** A page's layout component, in the form MDX expects: the page's content is passed as children. */
export type PageLayout = (props: {readonly children: ReactNode}) => ReactNode;

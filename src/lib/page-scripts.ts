/** Id of the message that scripts could not be loaded. */
export const SCRIPTS_FAILED = 'scripts-failed';

/** What a reader did before the page could answer: pressed a button or the keys of the search, and what was typed for the search then. */
export type EarlyInput = {
  readonly control?: HTMLElement | false | null;
  readonly keys: readonly Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'metaKey'>[];
};

/** What the page's loader of scripts offers to them. */
export type PageScripts = {
  /** Ends when all scripts of the page are there, however often the reader had to try. */
  readonly arrived: Promise<unknown>;
  /** Shows the message that scripts could not be loaded; ends when the reader tries again. */
  readonly askToRetry: () => Promise<unknown>;
  /** Ends the watch on early input and gives what was kept last. */
  readonly takeInput: () => EarlyInput | undefined;
};

declare global {
  /** Undefined on the build machine and while writing, where pages have no loader. */
  var pageScripts: PageScripts | undefined;
}

/** Id of the message shown when scripts fail to load. */
export const SCRIPTS_FAILED = 'scripts-failed';

/** What a reader did before hydration: the button or the search shortcut that was pressed, and the keys typed into the search after it. */
export type EarlyInput = {
  readonly control?: HTMLElement | false | null;
  readonly keys: readonly Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'metaKey'>[];
};

/** API that the page's script loader offers to the scripts. */
export type PageScripts = {
  /** Resolves when all scripts of the page have loaded, however many retries that takes. */
  readonly arrived: Promise<unknown>;
  /** Shows the message that scripts failed to load; resolves when the reader retries. */
  readonly askToRetry: () => Promise<unknown>;
  /** Stops recording early input and returns the last recorded input. */
  readonly takeInput: () => EarlyInput | undefined;
};

declare global {
  /** Undefined during server rendering and on the development server, where pages have no loader. */
  var pageScripts: PageScripts | undefined;
}

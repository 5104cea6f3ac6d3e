/** A value that can be passed to a page or returned from it. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

export type Key = 'Escape' | 'Enter' | 'ArrowDown' | 'Tab';

/** A browser with one window, with the operations that the smoke run needs. */
export type Driver = {
  /** Opens an address; resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. The function can only use its arguments. */
  run: <Result extends Json, Args extends readonly Json[]>(code: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Clicks the middle of the first matching element with the pointer. */
  click: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Presses Control and a letter. */
  shortcut: (letter: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  /** Problems since the last page was opened, as far as the browser reports them. */
  problems: () => readonly string[];
  close: () => Promise<void>;
};

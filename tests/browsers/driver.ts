/** A value that goes into a page or comes out of it. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

export type Key = 'Escape' | 'Enter' | 'ArrowDown' | 'Tab';

/** A browser with one window, as far as the smoke run uses it. */
export type Driver = {
  /** Opens an address; resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It sees its arguments only. */
  run: <Result extends Json, Words extends readonly Json[]>(code: (...words: Words) => Result, ...words: Words) => Promise<Result>;
  /** Clicks the middle of the first element that matches, with the pointer. */
  click: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Control and a letter. */
  shortcut: (letter: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  /** What went wrong since the last page was opened, as far as the browser tells. */
  troubles: () => readonly string[];
  close: () => Promise<void>;
};

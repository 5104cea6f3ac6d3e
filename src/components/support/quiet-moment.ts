/** Interval at which a busy page is checked again, in milliseconds. */
const INTERVAL = 1_000;

const TYPING = 'input:not([type="button"], [type="checkbox"], [type="radio"], [type="reset"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

const OPEN_DIALOG = 'dialog:modal, [role="dialog"][aria-modal="true"]';

/** Whether a dialog would interrupt: the reader is in a field, in another dialog, or has text selected. */
export function isBusy(page: Document = document): boolean {
  const selection = page.getSelection();
  return (
    (page.activeElement?.matches(TYPING) ?? false) ||
    page.querySelector(OPEN_DIALOG) !== null ||
    (selection !== null && !selection.isCollapsed && selection.toString().trim() !== '')
  );
}

/**
 * Calls back as soon as a dialog interrupts nothing: immediately, or when the reader is done.
 * @returns a function that cancels the wait
 */
export function atQuietMoment(callback: () => void, busy: () => boolean = isBusy): () => void {
  if (!busy()) {
    callback();
    return () => undefined;
  }
  const timer = setInterval(() => {
    if (busy()) return;
    clearInterval(timer);
    callback();
  }, INTERVAL);
  return () => clearInterval(timer);
}

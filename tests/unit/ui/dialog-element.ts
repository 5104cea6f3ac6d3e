/**
 * jsdom has the dialog element, but none of its methods. These stubs do what the tests
 * need; focus, inertness and the top layer are tested in a browser.
 */
export function installDialogMethods(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

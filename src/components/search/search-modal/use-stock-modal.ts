import {useLayoutEffect, useState, type RefObject} from 'react';

/** Attributes that make the whole modal a button with a popup; the dialog around it says what it is. */
const WRONG_ATTRIBUTES = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Fits DocSearch's modal into the dialog it stands in: takes off a role that would hide its
 * content from screen readers, and the hosted service's sign where that service isn't
 * asked. React doesn't put them back, as the modal never changes them.
 * @param instance changes when the modal is mounted anew
 * @returns a place above the modal's footer for what the site adds
 */
export function useStockModal(dialog: RefObject<HTMLDialogElement | null>, embedded: boolean, instance: number): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();

  useLayoutEffect(() => {
    const container = dialog.current?.querySelector('.DocSearch-Container');
    const footer = container?.querySelector('.DocSearch-Footer');
    if (!container || !footer) return undefined;
    for (const name of WRONG_ATTRIBUTES) container.removeAttribute(name);
    if (embedded) footer.querySelector('.DocSearch-Logo')?.remove();
    const added = document.createElement('div');
    footer.before(added);
    setPlace(added);
    return () => added.remove();
  }, [dialog, embedded, instance]);

  return place;
}

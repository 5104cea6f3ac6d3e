import {useLayoutEffect, useState, type RefObject} from 'react';

/** Attributes that make the whole modal a button with a popup; the dialog around it says what it is. */
const WRONG_ATTRIBUTES = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls'];

function setAttribute(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The stock lists of results share one id, and the field refers to others: each gets its own. */
function connectLists(container: Element) {
  const lists = [...container.querySelectorAll('[role="listbox"]')];
  lists.forEach((list, index) => {
    setAttribute(list, 'id', `search-results-${index}`);
    const title = list.previousElementSibling?.textContent;
    if (title) setAttribute(list, 'aria-label', title);
    list.removeAttribute('aria-labelledby');
  });
  const field = container.querySelector('.DocSearch-Input');
  if (!field || lists.length === 0) field?.removeAttribute('aria-controls');
  else setAttribute(field, 'aria-controls', lists.map(({id}) => id).join(' '));
  container.removeAttribute('aria-controls');
}

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

    const observer = new MutationObserver(() => connectLists(container));
    observer.observe(container, {childList: true, subtree: true, attributeFilter: ['aria-controls']});
    return () => {
      observer.disconnect();
      added.remove();
    };
  }, [dialog, embedded, instance]);

  return place;
}

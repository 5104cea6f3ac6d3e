const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled)';

/** Whether an element can be reached: neither it nor an ancestor is hidden or inert. */
function isReachable(element: HTMLElement): boolean {
  return !element.closest('[hidden], [inert]') && (element.checkVisibility?.({visibilityProperty: true}) ?? true);
}

/**
 * Elements inside `root` that take focus, in document order.
 * @param root where to look
 * @param withTabKey only the elements that the Tab key stops at
 */
export function focusableIn(root: ParentNode, withTabKey = false): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => isReachable(element) && (!withTabKey || element.tabIndex >= 0),
  );
}

/** Keeps Tab focus inside `root`: it wraps from the last element to the first, and back. */
export function keepTabInside(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, root: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = focusableIn(root, true);
  const [first, last] = [stops[0], stops.at(-1)];
  const active = root.ownerDocument.activeElement;
  const leaving = event.shiftKey ? first : last;
  if (active !== leaving && root.contains(active) && active !== root) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

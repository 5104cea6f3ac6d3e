/** Motion starts only after the page has settled, because painting it competes with loading. */
const SETTLED_MS = 1000;

/**
 * Ref callback: animates an element's drawing only while it is in the viewport. The attribute
 * is set here rather than by React, so that scrolling doesn't cause a render.
 */
export function moveInSight(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new IntersectionObserver((entries) => {
    element.toggleAttribute('data-moving', entries.at(-1)?.isIntersecting ?? false);
  });
  const start = window.setTimeout(() => observer.observe(element), SETTLED_MS);
  return () => {
    window.clearTimeout(start);
    observer.disconnect();
  };
}

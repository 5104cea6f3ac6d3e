/** Motion starts when the page has settled: painting it would compete with loading. */
const SETTLED_MS = 1000;

/**
 * Ref callback: lets an element's drawing move while it is in sight, and stand still
 * otherwise. The attribute is set here rather than by React, so that scrolling renders nothing.
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

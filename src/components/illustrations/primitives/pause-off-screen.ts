/**
 * Ref callback: halts an element's motion while it is out of sight. The attribute is set
 * here rather than by React, so that scrolling renders nothing.
 */
export function pauseOffScreen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1)?.isIntersecting ?? true;
    element.toggleAttribute('data-paused', !seen);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

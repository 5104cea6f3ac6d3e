import ComponentCreator from '@framework/ComponentCreator';

/** Whether the page on screen has been taken over by its scripts. */
const hydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * The framework's page component, with two differences. It is made when its page is first
 * wanted: all pages of the site at once take a phone a tenth of a second at every visit. And
 * its preload, once the site runs, warns instead of failing: the view then changes, and the
 * component shows its error with a Retry button. A page that fails before it was taken over
 * stays the readable HTML it is.
 */
export default function RetryingComponentCreator(...place: Parameters<typeof ComponentCreator>): ReturnType<typeof ComponentCreator> {
  let made: ReturnType<typeof ComponentCreator> | undefined;
  const page = () => (made ??= ComponentCreator(...place));
  function Page(props: object) {
    const Made = page();
    return <Made {...props} />;
  }
  Page.preload = () =>
    page()
      .preload()
      .catch((error: unknown) => {
        if (!hydrated()) throw error;
        console.warn(error);
      });
  return Page;
}

import ComponentCreator from '@framework/ComponentCreator';

/** Whether the page on screen has been taken over by its scripts. */
const hydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * The framework's page component whose preload, once the site runs, warns instead of
 * failing: the view then changes, and the component shows its error with a Retry button.
 * A page that fails before it was taken over stays the readable HTML it is.
 */
export default function RetryingComponentCreator(...place: Parameters<typeof ComponentCreator>): ReturnType<typeof ComponentCreator> {
  const Page = ComponentCreator(...place);
  const preload = Page.preload.bind(Page);
  Page.preload = () =>
    preload().catch((error: unknown) => {
      if (!hydrated()) throw error;
      console.warn(error);
    });
  return Page;
}

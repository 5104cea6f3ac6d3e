import ComponentCreator from '@framework/ComponentCreator';

/** Whether the page on screen has been taken over by its scripts. */
const hydrated = () => typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true';

/**
 * The framework's page component, with two differences. It is made when its page is first
 * wanted: all pages of the site at once take a phone a tenth of a second at every visit. And
 * its preload ends well. Once the site runs, it warns: the view then changes, and the
 * component shows its error with a Retry button. Before, the page stays the readable HTML it is:
 * its scripts are waited for, and where one fails the reader is asked to try again.
 */
export default function RetryingComponentCreator(...place: Parameters<typeof ComponentCreator>): ReturnType<typeof ComponentCreator> {
  let made: ReturnType<typeof ComponentCreator> | undefined;
  const page = () => (made ??= ComponentCreator(...place));
  function Page(props: object) {
    const Made = page();
    return <Made {...props} />;
  }
  Page.preload = async (): Promise<unknown> => {
    // Neither on the build machine nor while writing does a page have a loader of scripts.
    const {pageScripts} = globalThis;
    await pageScripts?.arrived;
    try {
      return await page().preload();
    } catch (error) {
      if (!hydrated() && !pageScripts) throw error;
      console.warn(error);
      if (hydrated()) return undefined;
      await pageScripts?.askToRetry();
      // The component keeps its failure.
      made = undefined;
      return Page.preload();
    }
  };
  return Page;
}

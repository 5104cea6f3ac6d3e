import ComponentCreator from '@framework/ComponentCreator';

/** Whether the page on screen has been hydrated. */
const hydrated = () => typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true';

/**
 * The framework's page component, with two differences. The component is created when its page
 * is first needed: creating those of all pages at once takes a phone a tenth of a second on every
 * visit. In the built site, a failed preload doesn't reject. After hydration it only logs a warning:
 * the view changes, and the component shows its error with a Retry button. Before hydration the page stays
 * readable HTML: `preload` waits for its scripts, and when one fails the reader is asked to retry.
 */
export default function RetryingComponentCreator(...args: Parameters<typeof ComponentCreator>): ReturnType<typeof ComponentCreator> {
  let component: ReturnType<typeof ComponentCreator> | undefined;
  const getComponent = () => (component ??= ComponentCreator(...args));
  function Page(props: object) {
    const Component = getComponent();
    return <Component {...props} />;
  }
  Page.preload = async (): Promise<unknown> => {
    // Pages have no script loader during server rendering or in development.
    const {pageScripts} = globalThis;
    await pageScripts?.arrived;
    try {
      return await getComponent().preload();
    } catch (error) {
      if (!hydrated() && !pageScripts) throw error;
      console.warn(error);
      if (hydrated()) return undefined;
      await pageScripts?.askToRetry();
      // The component caches its failure.
      component = undefined;
      return Page.preload();
    }
  };
  return Page;
}

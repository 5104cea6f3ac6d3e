import {useEffect} from 'react';

/** Replays what the reader pressed before hydration. Used at the root of the page, whose effects run last. */
export function useEarlyInput(): void {
  useEffect(() => {
    const input = globalThis.pageScripts?.takeInput();
    if (input?.control && input.control.isConnected) input.control.click();
    for (const keys of input?.keys ?? []) document.body.dispatchEvent(new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true}));
  }, []);
}

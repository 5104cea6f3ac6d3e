import {useEffect, useRef} from 'react';

import {isEditing} from './use-search-shortcuts';

/**
 * Keeps what a reader types who has asked for the search, while its field isn't there yet.
 * @returns `start`, which begins to keep, and `take`, which ends it and gives what was typed
 */
export function useTypedMeanwhile(): {readonly start: () => void; readonly take: () => string} {
  const typed = useRef<string>(undefined);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const text = typed.current;
      if (text === undefined || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isEditing(event.target)) return;
      if (event.key === 'Backspace') typed.current = text.slice(0, -1);
      // Other keys have names of several letters.
      else if ([...event.key].length === 1) typed.current = text + event.key;
      else return;
      // A space would press the button that has focus.
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  // The same functions every time: the dialog asks once, when its field has focus.
  const actions = useRef({
    start: () => {
      typed.current ??= '';
    },
    take: () => {
      const text = typed.current ?? '';
      typed.current = undefined;
      return text;
    },
  });
  return actions.current;
}

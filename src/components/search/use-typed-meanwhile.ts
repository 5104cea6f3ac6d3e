import {useCallback, useEffect, useRef} from 'react';

import {isEditing} from './use-search-shortcuts';

type TypedMeanwhile = {
  /** Begins to keep what is typed, or goes on after a pause. */
  readonly start: () => void;
  /** Leaves keys to the page, and holds what was typed. */
  readonly pause: () => void;
  /** Ends it and gives what was typed. */
  readonly take: () => string;
};

/** Keeps what a reader types who has asked for the search, while its field isn't there yet. */
export function useTypedMeanwhile(): TypedMeanwhile {
  const keeps = useRef(false);
  const typed = useRef('');
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!keeps.current || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isEditing(event.target)) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      // Other keys have names of several letters.
      else if ([...event.key].length === 1) typed.current += event.key;
      else return;
      // A space would press the button that has focus.
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const start = useCallback(() => {
    keeps.current = true;
  }, []);
  const pause = useCallback(() => {
    keeps.current = false;
  }, []);
  const take = useCallback(() => {
    const text = typed.current;
    keeps.current = false;
    typed.current = '';
    return text;
  }, []);
  return {start, pause, take};
}

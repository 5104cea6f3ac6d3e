import {useCallback, useEffect, useRef} from 'react';

import {isEditing} from './use-search-shortcuts';

type TypedMeanwhile = {
  /** Starts recording what is typed, or resumes after a pause. */
  readonly start: () => void;
  /** Leaves keys to the page, but keeps what was typed. */
  readonly pause: () => void;
  /** Stops recording and returns what was typed. */
  readonly take: () => string;
};

/** Records what the reader types between opening the search and the moment its field is rendered. */
export function useTypedMeanwhile(): TypedMeanwhile {
  const recording = useRef(false);
  const typed = useRef('');
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!recording.current || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isEditing(event.target)) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      // Keys that don't type a character have names of several letters.
      else if ([...event.key].length === 1) typed.current += event.key;
      else return;
      // Otherwise a space would press the focused button.
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const start = useCallback(() => {
    recording.current = true;
  }, []);
  const pause = useCallback(() => {
    recording.current = false;
  }, []);
  const take = useCallback(() => {
    const text = typed.current;
    recording.current = false;
    typed.current = '';
    return text;
  }, []);
  return {start, pause, take};
}

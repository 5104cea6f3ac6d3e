import {useCallback, useEffect, useRef, useState} from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long the outcome of a copy is shown, in milliseconds. */
const OUTCOME_SHOWN_FOR = 2000;

/**
 * Copies text to the clipboard and reports the outcome, which then resets to `idle`.
 * A blocked or missing clipboard counts as `failed` and never throws.
 */
export function useCopy(): {readonly state: CopyState; readonly copy: (text: string) => Promise<void>} {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    clearTimeout(timer.current);
    let outcome: CopyState = 'copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      outcome = 'failed';
    }
    setState(outcome);
    timer.current = setTimeout(() => setState('idle'), OUTCOME_SHOWN_FOR);
  }, []);

  return {state, copy};
}

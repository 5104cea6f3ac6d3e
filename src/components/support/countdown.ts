import type {Marker} from './marker';

/** Time from the first page that isn't a root to the dialog, in milliseconds (specification, sections 4 and 9). */
export const DELAY = 180_000;

/** Value of the marker once the dialog has been shown; before that it holds the start in milliseconds. */
const SHOWN = 'shown';

type Options = {
  readonly marker: Marker;
  /** Called once, when the countdown ends. */
  readonly onDue: () => void;
  readonly delay?: number;
  readonly now?: () => number;
  /** Calls back after the given number of milliseconds; returns a function that cancels the call. */
  readonly after?: (milliseconds: number, callback: () => void) => () => void;
};

export type Countdown = {
  /** Reports a page view. The first one that isn't a root starts the countdown of the session. */
  readonly visit: (isRoot: boolean) => void;
  /** Records that the dialog was shown, so that it isn't shown again in this session. */
  readonly markShown: () => void;
  readonly stop: () => void;
};

function afterTimeout(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** The start stored in the marker; undefined if there is none, or if it can't come from this clock. */
function readStart(marker: Marker, now: number): number | undefined {
  const value = marker.read();
  const start = value === null || value === '' ? NaN : Number(value);
  return Number.isFinite(start) && start <= now ? start : undefined;
}

/**
 * The countdown to the support dialog. It runs once per browser session and continues across
 * pages and reloads, because its start is stored in the marker.
 */
export function createCountdown({marker, onDue, delay = DELAY, now = Date.now, after = afterTimeout}: Options): Countdown {
  let cancel: (() => void) | undefined;
  return {
    visit(isRoot) {
      if (cancel || marker.read() === SHOWN) return;
      const time = now();
      let start = readStart(marker, time);
      if (start === undefined) {
        if (isRoot) return;
        start = time;
        marker.write(String(start));
      }
      cancel = after(Math.max(0, start + delay - time), onDue);
    },
    markShown: () => marker.write(SHOWN),
    stop() {
      cancel?.();
      cancel = undefined;
    },
  };
}

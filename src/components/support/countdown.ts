import type {Marker} from './marker';

/** From the first page that isn't a root to the dialog (specification, sections 4 and 9). */
export const DELAY = 180_000;

/** Value of the marker once the dialog was shown; before that it holds the start in milliseconds. */
const SHOWN = 'shown';

type Options = {
  readonly marker: Marker;
  /** Called once, when the countdown ends. */
  readonly onDue: () => void;
  readonly delay?: number;
  readonly now?: () => number;
  /** Calls back after so many milliseconds; returns what takes that back. */
  readonly after?: (milliseconds: number, callback: () => void) => () => void;
};

export type Countdown = {
  /** Tells of a page view. The first one that isn't a root starts the countdown of the session. */
  readonly visit: (isRoot: boolean) => void;
  /** Remembers that the dialog was shown: not again in this session. */
  readonly markShown: () => void;
  readonly stop: () => void;
};

function afterTimeout(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** Start kept in the marker; undefined where there is none, or none that this clock can have written. */
function startIn(marker: Marker, now: number): number | undefined {
  const value = marker.read();
  const start = value === null || value === '' ? NaN : Number(value);
  return Number.isFinite(start) && start <= now ? start : undefined;
}

/**
 * The countdown to the support dialog: once per browser session, going on from page to
 * page and through reloads, because its start is kept in the marker.
 */
export function createCountdown({marker, onDue, delay = DELAY, now = Date.now, after = afterTimeout}: Options): Countdown {
  let cancel: (() => void) | undefined;
  return {
    visit(isRoot) {
      if (cancel || marker.read() === SHOWN) return;
      const time = now();
      let start = startIn(marker, time);
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

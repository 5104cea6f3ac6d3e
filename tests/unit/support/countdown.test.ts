import {beforeEach, describe, expect, it, vi} from 'vitest';

import {createCountdown, DELAY} from '@site/src/components/support/countdown';
import {createSessionMarker, type Marker} from '@site/src/components/support/marker';
import {holds} from '../../../tools/specification/marks';

/** A clock that the test advances and that runs callbacks when they are due. */
function createTime(start = 1_000_000) {
  let time = start;
  let pending: {readonly due: number; readonly callback: () => void}[] = [];
  return {
    now: () => time,
    after: (milliseconds: number, callback: () => void) => {
      const job = {due: time + milliseconds, callback};
      pending.push(job);
      return () => {
        pending = pending.filter((other) => other !== job);
      };
    },
    advance(milliseconds: number) {
      time += milliseconds;
      const due = pending.filter((job) => job.due <= time);
      pending = pending.filter((job) => job.due > time);
      for (const {callback} of due) callback();
    },
    /** Leaves the page: its timers end, but the clock goes on. */
    leave() {
      pending = [];
    },
  };
}

function createMarker(value: string | null = null): Marker & {value: string | null} {
  return {
    value,
    read() {
      return this.value;
    },
    write(next) {
      this.value = next;
    },
  };
}

describe('createCountdown', () => {
  let time = createTime();
  let marker = createMarker();
  const onDue = vi.fn();
  const page = () => createCountdown({marker, onDue, now: time.now, after: time.after});

  beforeEach(() => {
    time = createTime();
    marker = createMarker();
    onDue.mockReset();
  });

  it('lasts three minutes, to the millisecond', holds('constants.dialog-delay'), () => {
    expect(DELAY).toBe(180_000);
    page().visit(false);
    time.advance(179_999);
    expect(onDue).not.toHaveBeenCalled();
    time.advance(1);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('keeps its start in the marker', () => {
    page().visit(false);
    expect(marker.value).toBe('1000000');
  });

  it('does not start on a root, but on the first other page', () => {
    const countdown = page();
    countdown.visit(true);
    time.advance(DELAY);
    expect(marker.value).toBeNull();
    countdown.visit(false);
    time.advance(DELAY);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('goes on from page to page, roots included', () => {
    const countdown = page();
    countdown.visit(false);
    time.advance(100_000);
    countdown.visit(false);
    countdown.visit(true);
    time.advance(80_000);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('goes on after a reload, on a root too', () => {
    page().visit(false);
    time.advance(100_000);
    time.leave();
    page().visit(true);
    time.advance(79_999);
    expect(onDue).not.toHaveBeenCalled();
    time.advance(1);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('ends at once if it ran out between two pages', () => {
    page().visit(false);
    time.leave();
    time.advance(DELAY + 5_000);
    page().visit(false);
    time.advance(0);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('is never repeated once the dialog was shown', holds('support-dialog.once'), () => {
    const countdown = page();
    countdown.visit(false);
    time.advance(DELAY);
    countdown.markShown();
    countdown.visit(false);
    time.leave();
    page().visit(false);
    time.advance(2 * DELAY);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('is tried again on the next page if the dialog could not be shown', () => {
    page().visit(false);
    time.advance(DELAY);
    page().visit(false);
    time.advance(0);
    expect(onDue).toHaveBeenCalledTimes(2);
  });

  it.each(['', 'abc', 'Infinity', '9999999999999999'])('restarts from the invalid marker "%s"', (value) => {
    marker = createMarker(value);
    page().visit(false);
    expect(marker.value).toBe('1000000');
    time.advance(DELAY - 1);
    expect(onDue).not.toHaveBeenCalled();
    time.advance(1);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('stops when told to', () => {
    const countdown = page();
    countdown.visit(false);
    countdown.stop();
    time.advance(DELAY);
    expect(onDue).not.toHaveBeenCalled();
  });
});

describe('createSessionMarker', () => {
  it('reads and writes its key', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    } as Storage;
    const marker = createSessionMarker('key', () => storage);
    expect(marker.read()).toBeNull();
    marker.write('1');
    expect(marker.read()).toBe('1');
    expect([...values]).toEqual([['key', '1']]);
  });

  it('works in memory where storage is blocked, and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const marker = createSessionMarker('key', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(marker.read()).toBeNull();
    marker.write('1');
    expect(marker.read()).toBe('1');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('works in memory where storage is full', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const marker = createSessionMarker('key', () => storage);
    marker.write('1');
    expect(marker.read()).toBe('1');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import SupportInvitation, {MARKER_KEY} from '@site/src/components/support/support-invitation';

import {setPathname} from '../mocks/router';
import {holds} from '../../../tools/specification/marks';

function Stub({onCancel}: {readonly onCancel: () => void}) {
  return (
    <button type="button" onClick={onCancel}>
      support
    </button>
  );
}
const load = vi.fn(async () => ({default: Stub}));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryByText('support') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  sessionStorage.clear();
  setPathname('/docs/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('SupportInvitation', () => {
  it('marks the session under the name of the product', holds('constants.session-marker'), () => {
    expect(MARKER_KEY).toBe('rainbond-support-dialog');
    render(<SupportInvitation load={load} />);
    expect(sessionStorage.getItem(MARKER_KEY)).toBe(String(Date.now()));
  });

  it('loads and shows the dialog after three minutes, not before', async () => {
    render(<SupportInvitation load={load} />);
    await pass(179_999);
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load).toHaveBeenCalledTimes(1);
    expect(shown()).toBe(true);
    expect(sessionStorage.getItem(MARKER_KEY)).toBe('shown');
  });

  it('waits for a page that is not a root', async () => {
    setPathname('/');
    const {rerender} = render(<SupportInvitation load={load} />);
    await pass(200_000);
    expect(sessionStorage.getItem(MARKER_KEY)).toBeNull();
    setPathname('/blog');
    rerender(<SupportInvitation load={load} />);
    await pass(180_000);
    expect(shown()).toBe(true);
  });

  it('goes away when cancelled, for the rest of the session', async () => {
    const {unmount} = render(<SupportInvitation load={load} />);
    await pass(180_000);
    await act(async () => screen.getByText('support').click());
    expect(shown()).toBe(false);
    unmount();
    render(<SupportInvitation load={load} />);
    await pass(400_000);
    expect(shown()).toBe(false);
  });

  it('logs a dialog that cannot be loaded, and tries again on the next page load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new Error('offline'));
    const {unmount} = render(<SupportInvitation load={load} />);
    await pass(180_000);
    expect(shown()).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    unmount();
    render(<SupportInvitation load={load} />);
    await pass(0);
    expect(shown()).toBe(true);
  });
});

// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Flow from '@site/src/components/illustrations/primitives/flow';

type Report = (entries: readonly {readonly isIntersecting: boolean}[]) => void;

type Watched = {report: Report; observing: boolean; disconnected: boolean};

const observers: Watched[] = [];

beforeEach(() => {
  observers.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #entry: Watched;
      constructor(report: Report) {
        this.#entry = {report, observing: false, disconnected: false};
        observers.push(this.#entry);
      }
      observe() {
        this.#entry.observing = true;
      }
      disconnect() {
        this.#entry.disconnected = true;
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw(label?: string) {
  const {container, unmount} = render(
    <Drawing width={100} height={50} label={label}>
      <Flow d="M0 0H100" />
      <Flow d="M0 10H100" pace="still" />
    </Drawing>,
  );
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn.');
  return {svg, unmount};
}

describe('a drawing', () => {
  it('is described in one sentence, or left out of the description', () => {
    const {svg} = draw('Traffic reaches api.');
    expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).toEqual(['img', 'Traffic reaches api.']);
    const {svg: decoration} = draw();
    expect([decoration.getAttribute('role'), decoration.getAttribute('aria-hidden')]).toEqual([null, 'true']);
  });

  it('paints connections with its own gradient', () => {
    const {svg} = draw();
    const id = svg.querySelector('linearGradient')?.id;
    expect(id).toBeTruthy();
    expect(svg.querySelector('path')?.getAttribute('stroke')).toBe(`url(#${id})`);
  });

  it('sends a pulse along a line that carries something, none along a still one', () => {
    const {svg} = draw();
    expect(svg.querySelectorAll('path')).toHaveLength(3);
  });

  it('stands still until the page has settled', () => {
    const {svg} = draw();
    const [observer] = observers;
    expect([observer?.observing, svg.hasAttribute('data-moving')]).toEqual([false, false]);
    vi.advanceTimersByTime(1000);
    expect(observer?.observing).toBe(true);
  });

  it('moves while visible, pauses while hidden, and disconnects in the end', () => {
    const {svg, unmount} = draw();
    const [observer] = observers;
    act(() => observer?.report([{isIntersecting: false}, {isIntersecting: true}]));
    expect(svg.hasAttribute('data-moving')).toBe(true);
    act(() => observer?.report([{isIntersecting: false}]));
    expect(svg.hasAttribute('data-moving')).toBe(false);
    unmount();
    expect(observer?.disconnected).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(observer?.observing, 'gone before it started').toBe(false);
  });
});

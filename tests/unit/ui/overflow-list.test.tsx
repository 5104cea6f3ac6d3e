// @vitest-environment jsdom
import {act, cleanup, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import OverflowList from '@site/src/components/ui/overflow-list';
import {holds} from '../../../tools/specification/marks';

type Entry = {readonly target: Element; readonly intersectionRatio: number};

/** An observer whose measurements come from the test. */
class Observer {
  static current: Observer | undefined;
  readonly observed: Element[] = [];
  constructor(
    readonly report: (entries: readonly Entry[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.current = this;
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.observed.length = 0;
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const names = ['java', 'go', 'python', 'php'];
const subject = (list: readonly string[] = names, threshold?: number) => (
  <OverflowList items={list} itemKey={(name) => name} label="Tags" threshold={threshold}>
    {(name) => <a href={`#${name}`}>{name}</a>}
  </OverflowList>
);
const measure = (ratios: Readonly<Record<string, number>>) =>
  act(() =>
    Observer.current?.report(
      Object.entries(ratios).map(([name, intersectionRatio]) => ({
        target: Observer.current?.observed.find(({textContent}) => textContent === name) as Element,
        intersectionRatio,
      })),
    ),
  );
const inLine = () =>
  [...(screen.getAllByRole('list', {name: 'Tags'})[0]?.children ?? [])]
    .filter((item) => !(item as HTMLElement).dataset.overflowing)
    .map(({textContent}) => textContent);

describe('OverflowList', () => {
  it('renders every item and no menu on the server', () => {
    const html = renderToString(subject());
    for (const name of names) expect(html).toContain(`#${name}`);
    expect(html).not.toContain('<button');
  });

  it('measures against its own box, at three quarters', holds('constants.overflow'), () => {
    render(subject());
    expect(Observer.current?.options).toEqual({root: screen.getByRole('list', {name: 'Tags'}), threshold: 0.75});
  });

  it('moves what does not fit into a menu, and back', holds('constants.overflow'), async () => {
    render(subject());
    measure({java: 1, go: 0.75, python: 0.74, php: 0});
    expect(inLine()).toEqual(['java', 'go']);
    const more = screen.getByRole('button', {name: '更多 2'});
    await userEvent.click(more);
    const menu = screen.getAllByRole('list', {name: 'Tags'})[1] as HTMLElement;
    expect(within(menu).getAllByRole('link').map(({textContent}) => textContent)).toEqual(['python', 'php']);
    measure({python: 0.8, php: 1});
    expect(inLine()).toEqual(names);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('accepts another threshold', () => {
    render(subject(names, 0.5));
    measure({python: 0.6, php: 0.4});
    expect(inLine()).toEqual(['java', 'go', 'python']);
  });

  it('measures again when the items change, and forgets removed ones', () => {
    const {rerender} = render(subject());
    const first = Observer.current;
    measure({php: 0});
    rerender(subject([...names]));
    expect(Observer.current).toBe(first);
    rerender(subject(['java', 'rust']));
    expect(Observer.current).not.toBe(first);
    expect(Observer.current?.observed.map(({textContent}) => textContent)).toEqual(['java', 'rust']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

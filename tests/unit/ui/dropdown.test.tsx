// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import type {ComponentProps} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import Dropdown from '@site/src/components/ui/dropdown';
import {holds} from '../../../tools/specification/marks';

beforeEach(() => vi.useFakeTimers({shouldAdvanceTime: true}));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = () => userEvent.setup({advanceTimers: vi.advanceTimersByTime});

type Props = Partial<ComponentProps<typeof Dropdown>>;

const subject = (props: Props = {}) => (
  <>
    <Dropdown label="Menu" {...props}>
      {props.children ?? (
        <ul>
          <li>
            <a href="#one">one</a>
          </li>
          <li>
            <a href="#two">two</a>
          </li>
          <li>
            <a href="#three">three</a>
          </li>
        </ul>
      )}
    </Dropdown>
    <a href="#next">next</a>
    <p>elsewhere</p>
  </>
);

const button = (name = 'Menu') => screen.getByRole('button', {name});
const isOpen = () => {
  const open = button().getAttribute('aria-expanded') === 'true';
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')?.hidden).toBe(!open);
  return open;
};
const focused = () => document.activeElement?.textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** Moves a pointer over the menu or out of it; jsdom's own pointer events have no pointer type. */
const point = (kind: 'over' | 'out', pointerType: 'mouse' | 'touch') => {
  const container = button().parentElement as HTMLElement;
  const event = new MouseEvent(`pointer${kind}`, {bubbles: true, relatedTarget: document.body});
  fireEvent(container, Object.assign(event, {pointerType}));
};

describe('Dropdown', () => {
  it('is closed at first, with its content in the HTML', () => {
    expect(renderToString(subject())).toContain('three');
    render(subject());
    expect(isOpen()).toBe(false);
  });

  it('is a disclosure: no menu roles, no announced popup', () => {
    render(subject());
    expect(button().hasAttribute('aria-haspopup')).toBe(false);
    expect(screen.queryByRole('menu', {hidden: true})).toBeNull();
  });

  describe('by hover', () => {
    it('opens at once and closes 100 ms after the pointer left', holds('dropdown.hover', 'constants.dropdown-delay'), () => {
      render(subject());
      point('over', 'mouse');
      expect(isOpen()).toBe(true);
      point('out', 'mouse');
      wait(99);
      expect(isOpen()).toBe(true);
      wait(1);
      expect(isOpen()).toBe(false);
    });

    it('stays open when the pointer comes back in time', () => {
      render(subject());
      point('over', 'mouse');
      point('out', 'mouse');
      wait(60);
      point('over', 'mouse');
      wait(500);
      expect(isOpen()).toBe(true);
    });

    it('accepts another leave delay', () => {
      render(subject({leaveDelay: 300}));
      point('over', 'mouse');
      point('out', 'mouse');
      wait(299);
      expect(isOpen()).toBe(true);
      wait(1);
      expect(isOpen()).toBe(false);
    });

    it('a click makes it stay, the next click closes it', async () => {
      const pointer = user();
      render(subject());
      point('over', 'mouse');
      await pointer.click(button());
      point('out', 'mouse');
      wait(500);
      expect(isOpen()).toBe(true);
      fireEvent.click(button());
      expect(isOpen()).toBe(false);
    });

    it('a tap opens and closes it: touch does not hover', () => {
      render(subject());
      point('over', 'touch');
      expect(isOpen()).toBe(false);
      fireEvent.click(button());
      point('out', 'touch');
      wait(500);
      expect(isOpen()).toBe(true);
      fireEvent.click(button());
      expect(isOpen()).toBe(false);
    });

    it('Esc ends it, wherever focus is', () => {
      render(subject());
      point('over', 'mouse');
      fireEvent.keyDown(document.body, {key: 'Escape'});
      expect(isOpen()).toBe(false);
    });
  });

  describe('by focus', () => {
    it('opens when focus arrives, closes when it moves on', holds('dropdown.focus'), async () => {
      const keyboard = user();
      render(subject({trigger: 'focus'}));
      await keyboard.tab();
      expect(isOpen()).toBe(true);
      await keyboard.tab();
      expect(focused()).toBe('next');
      expect(isOpen()).toBe(false);
    });

    it('does not open again when Esc gives focus back', async () => {
      const keyboard = user();
      render(subject({trigger: ['hover', 'focus', 'click']}));
      await keyboard.tab();
      await keyboard.keyboard('{ArrowDown}');
      wait(20);
      expect(focused()).toBe('one');
      await keyboard.keyboard('{Escape}');
      expect(document.activeElement).toBe(button());
      expect(isOpen()).toBe(false);
    });

    it('one press of the pointer opens it, though focus comes first', async () => {
      const pointer = user();
      render(subject({trigger: ['focus', 'click']}));
      await pointer.click(button());
      expect(isOpen()).toBe(true);
      await pointer.click(button());
      expect(isOpen()).toBe(false);
    });
  });

  describe('by click', () => {
    it('answers to click, Enter and Space, not to hover or focus', holds('dropdown.click'), async () => {
      const keyboard = user();
      render(subject({trigger: 'click'}));
      point('over', 'mouse');
      await keyboard.tab();
      expect(isOpen()).toBe(false);
      await keyboard.keyboard('{Enter}');
      expect(isOpen()).toBe(true);
      await keyboard.keyboard(' ');
      expect(isOpen()).toBe(false);
    });

    it('closes by a press elsewhere, not by one inside', async () => {
      const pointer = user();
      render(subject({trigger: 'click'}));
      await pointer.click(button());
      fireEvent.pointerDown(screen.getByText('one').parentElement as HTMLElement);
      expect(isOpen()).toBe(true);
      fireEvent.pointerDown(screen.getByText('elsewhere'));
      expect(isOpen()).toBe(false);
    });

    it('closes when a link in it is followed', async () => {
      const pointer = user();
      render(subject({trigger: 'click'}));
      await pointer.click(button());
      await pointer.click(screen.getByText('two'));
      expect(isOpen()).toBe(false);
    });
  });

  describe('custom', () => {
    it('shows what its owner says and asks it to close', holds('dropdown.custom'), async () => {
      const keyboard = user();
      const onVisibleChange = vi.fn();
      const {rerender} = render(subject({trigger: 'custom', visible: false, onVisibleChange}));
      await keyboard.click(button());
      point('over', 'mouse');
      await keyboard.keyboard('{ArrowDown}');
      expect(isOpen()).toBe(false);
      expect(onVisibleChange).not.toHaveBeenCalled();
      rerender(subject({trigger: 'custom', visible: true, onVisibleChange}));
      expect(isOpen()).toBe(true);
      await keyboard.keyboard('{Escape}');
      expect(onVisibleChange.mock.calls).toEqual([[false]]);
      expect(isOpen()).toBe(true);
    });
  });

  describe('keys inside', () => {
    it.each([
      ['{ArrowDown}', 'one'],
      ['{ArrowDown}{ArrowDown}', 'two'],
      ['{ArrowDown}{ArrowUp}', 'three'],
      ['{ArrowDown}{End}', 'three'],
      ['{ArrowDown}{End}{ArrowDown}', 'one'],
      ['{ArrowDown}{End}{Home}', 'one'],
    ])('%s moves to "%s"', async (keys, text) => {
      const keyboard = user();
      render(subject({trigger: 'click'}));
      button().focus();
      for (const key of keys.match(/\{\w+\}/g) ?? []) {
        await keyboard.keyboard(key);
        wait(20);
      }
      expect(focused()).toBe(text);
    });

    it('Esc inside closes and gives focus back', async () => {
      const keyboard = user();
      render(subject({trigger: 'click'}));
      button().focus();
      await keyboard.keyboard('{ArrowDown}');
      wait(20);
      await keyboard.keyboard('{Escape}');
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(button());
    });
  });

  describe('one inside another', () => {
    const nested = (
      <Dropdown label="Inner" trigger="click">
        <a href="#deep">deep</a>
      </Dropdown>
    );
    const innerIsOpen = () => screen.getByRole('button', {name: 'Inner', hidden: true}).getAttribute('aria-expanded') === 'true';

    it('opens with the right arrow key, closes with the left one or Esc, one at a time', async () => {
      const keyboard = user();
      render(subject({trigger: 'click', children: nested}));
      button().focus();
      await keyboard.keyboard('{ArrowDown}');
      wait(20);
      await keyboard.keyboard('{ArrowRight}');
      wait(20);
      expect(focused()).toBe('deep');
      await keyboard.keyboard('{ArrowLeft}');
      expect(innerIsOpen()).toBe(false);
      expect(focused()).toBe('Inner');
      await keyboard.keyboard('{ArrowRight}');
      wait(20);
      await keyboard.keyboard('{Escape}');
      expect(innerIsOpen()).toBe(false);
      expect(isOpen()).toBe(true);
      await keyboard.keyboard('{Escape}');
      expect(isOpen()).toBe(false);
    });

    it('is closer: it is marked as nested', () => {
      render(subject({children: nested}));
      const inner = screen.getByRole('button', {name: 'Inner', hidden: true});
      expect(inner.parentElement?.classList.contains('nested')).toBe(true);
      expect(button().parentElement?.classList.contains('nested')).toBe(false);
    });
  });

  it('keeps to the other edge where it would leave the window', async () => {
    const pointer = user();
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    place.mockReturnValue(new DOMRect(900, 0, 300, 100));
    render(subject({trigger: 'click'}));
    await pointer.click(button());
    const popup = document.getElementById(button().getAttribute('aria-controls') ?? '');
    expect(popup?.dataset.align).toBe('end');
    vi.restoreAllMocks();
  });
});

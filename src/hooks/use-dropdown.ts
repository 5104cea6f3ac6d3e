import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

import {focusableIn} from '@site/src/lib/focus';

export type DropdownTrigger = 'hover' | 'focus' | 'click' | 'custom';

type Options = {
  readonly trigger: readonly DropdownTrigger[];
  /** When set, the owner controls visibility; required for `custom`. */
  readonly visible?: boolean;
  readonly onVisibleChange?: (visible: boolean) => void;
  /** How long a popup opened on hover stays open after the pointer leaves, in milliseconds. */
  readonly leaveDelay?: number;
  /** Nested in another popup: the right arrow key opens it, the left one closes it. */
  readonly nested?: boolean;
};

type Handlers<E extends Element, K extends keyof HTMLAttributes<E>> = Required<Pick<HTMLAttributes<E>, K>>;

type Dropdown = {
  readonly open: boolean;
  readonly close: () => void;
  readonly containerProps: Handlers<HTMLElement, 'onPointerEnter' | 'onPointerLeave' | 'onBlur' | 'onKeyDown'> & {
    readonly ref: RefObject<HTMLDivElement | null>;
  };
  readonly triggerProps: Handlers<HTMLElement, 'onClick' | 'onFocus'> & {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
  };
  readonly popupProps: Handlers<HTMLElement, 'onClick'> & {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly id: string;
    readonly hidden: boolean;
  };
};

/** What opened the popup. Hover and focus open it temporarily as a preview; a click keeps it open. */
type Reason = 'hover' | 'focus' | 'click';

/** Leave delay of hovered popups (specification, section 9). */
export const LEAVE_DELAY = 100;

/**
 * Behaviour of a disclosure: a button that shows a list of links or controls. Every trigger
 * except `custom` also responds to a click, so that touch and screen reader users can open it. Esc,
 * a click outside and focus moving away close it; the arrow keys, Home and End move focus
 * inside. There is no `aria-haspopup`: it announces a menu of commands, which has different keys.
 */
export function useDropdown({trigger, visible, onVisibleChange, leaveDelay = LEAVE_DELAY, nested = false}: Options): Dropdown {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [reason, setReason] = useState<Reason | null>(null);
  const open = visible ?? reason !== null;

  const show = (next: Reason) => {
    clearTimeout(leaveTimer.current);
    setReason(next);
    if (!open) onVisibleChange?.(true);
  };

  const close = useCallback(() => {
    clearTimeout(leaveTimer.current);
    setReason(null);
    onVisibleChange?.(false);
  }, [onVisibleChange]);

  const closeAndReturn = () => {
    close();
    // Until the next render the popup still counts as open, so focusing the button doesn't reopen it.
    button.current?.focus();
  };

  useEffect(() => () => clearTimeout(leaveTimer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    const isOutside = (target: EventTarget | null) => !(target instanceof Node && container.current?.contains(target));
    const onPointerDown = (event: Event) => {
      if (isOutside(event.target)) close();
    };
    // Esc also closes a popup opened on hover, wherever focus is.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && isOutside(event.target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, close]);

  const stops = () => (popup.current ? focusableIn(popup.current) : []);
  const moveFocus = (by: 1 | -1) => {
    const list = stops();
    const at = list.findIndex((stop) => stop === document.activeElement);
    list[(at + by + list.length) % list.length]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const {key} = event;
    // A popup opened on focus doesn't capture Tab, which moves on to the next control; arrow keys and Enter move into it.
    if (key === 'Tab' && !event.shiftKey && reason === 'focus' && event.target === button.current) {
      close();
      return;
    }
    if (open && (key === 'Escape' || (nested && key === 'ArrowLeft'))) closeAndReturn();
    else if (event.target === button.current) {
      if (key !== (nested ? 'ArrowRight' : 'ArrowDown') || trigger.includes('custom')) return;
      show('click');
      // Hidden elements can't take focus: wait until the popup is shown.
      requestAnimationFrame(() => stops()[0]?.focus());
    } else if (!open) return;
    else if (key === 'ArrowDown') moveFocus(1);
    else if (key === 'ArrowUp') moveFocus(-1);
    else if (key === 'Home') stops()[0]?.focus();
    else if (key === 'End') stops().at(-1)?.focus();
    else return;
    event.preventDefault();
  };

  const hovers = trigger.includes('hover');
  return {
    open,
    close,
    containerProps: {
      ref: container,
      onPointerEnter: (event: PointerEvent) => {
        if (!hovers || event.pointerType === 'touch') return;
        clearTimeout(leaveTimer.current);
        if (!open) show('hover');
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!hovers || event.pointerType === 'touch') return;
        if (reason === 'hover') leaveTimer.current = setTimeout(close, leaveDelay);
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        if (open && next instanceof Node && !event.currentTarget.contains(next)) close();
      },
      onKeyDown,
    },
    triggerProps: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': `${id}popup`,
      onClick: () => {
        if (trigger.includes('custom')) return;
        if (open && reason !== 'hover' && reason !== 'focus') close();
        else show('click');
      },
      onFocus: () => {
        if (trigger.includes('focus') && !open) show('focus');
      },
    },
    popupProps: {
      ref: popup,
      id: `${id}popup`,
      hidden: !open,
      onClick: (event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      },
    },
  };
}

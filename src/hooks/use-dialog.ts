import {useLayoutEffect, useRef, type ComponentProps, type RefObject} from 'react';

import {keepTabInside} from '@site/src/lib/focus';
import {lockScroll} from '@site/src/lib/scroll-lock';

type Options = {
  /** Asked by Esc, and by a click on the mask where that is allowed; the owner hides the dialog. */
  readonly onCancel: () => void;
  readonly maskClosable: boolean;
  /** Where focus goes first; else to the first element that takes it. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

type DialogProps = Required<Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'onClick'>> & {
  readonly ref: RefObject<HTMLDialogElement | null>;
};

/**
 * Behaviour of a native modal dialog while it is on the page: opens it, locks the scroll,
 * keeps focus inside and gives it back, and asks its owner to hide it.
 */
export function useDialog({onCancel, maskClosable, initialFocus}: Options): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedMask = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    const unlock = lockScroll();
    dialog.showModal();
    initialFocus?.current?.focus();
    return () => {
      dialog.close();
      unlock();
      // Browsers give focus back themselves, unless the dialog was closed from outside.
      if (before instanceof HTMLElement && before.isConnected) before.focus({preventScroll: true});
    };
  }, [initialFocus]);

  const isMask = (event: {readonly target: EventTarget}) => event.target === ref.current;
  return {
    ref,
    onCancel: (event) => {
      // A file input's cancel bubbles up to here too.
      if (!isMask(event)) return;
      event.preventDefault();
      onCancel();
    },
    onClose: (event) => {
      // The browser may close it without asking, on a second Esc for one.
      if (isMask(event)) onCancel();
    },
    onKeyDown: (event) => {
      if (ref.current) keepTabInside(event, ref.current);
    },
    // A selection drawn from the text out onto the mask is no click on the mask.
    onPointerDown: (event) => {
      pressedMask.current = isMask(event);
    },
    onClick: (event) => {
      if (maskClosable && pressedMask.current && isMask(event)) onCancel();
    },
  };
}

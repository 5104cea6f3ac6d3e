import {useLayoutEffect, useRef, type ComponentProps, type RefObject} from 'react';

import {keepTabInside} from '@site/src/lib/focus';
import {lockScroll} from '@site/src/lib/scroll-lock';

type Options = {
  /** Called on Esc, and on a click on the mask if allowed; the owner hides the dialog. */
  readonly onCancel: () => void;
  readonly maskClosable: boolean;
  /** Element to focus first; by default the first focusable one. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

type DialogProps = Required<Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'onClick'>> & {
  readonly ref: RefObject<HTMLDialogElement | null>;
};

/**
 * Behaviour of a native modal dialog while it is mounted: opens it, locks scrolling,
 * traps focus and restores it, and asks its owner to hide it.
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
      // Browsers restore focus themselves, unless the dialog was closed from outside.
      if (before instanceof HTMLElement && before.isConnected) before.focus({preventScroll: true});
    };
  }, [initialFocus]);

  const isMask = (event: {readonly target: EventTarget}) => event.target === ref.current;
  return {
    ref,
    onCancel: (event) => {
      // A file input's cancel event bubbles up to here too.
      if (!isMask(event)) return;
      event.preventDefault();
      onCancel();
    },
    onClose: (event) => {
      // The browser may close the dialog without a cancel event, for example on a second Esc.
      if (isMask(event)) onCancel();
    },
    onKeyDown: (event) => {
      if (ref.current) keepTabInside(event, ref.current);
    },
    // Dragging a selection from the text onto the mask doesn't count as a click on the mask.
    onPointerDown: (event) => {
      pressedMask.current = isMask(event);
    },
    onClick: (event) => {
      if (maskClosable && pressedMask.current && isMask(event)) onCancel();
    },
  };
}

import {useEffect} from 'react';

/** Whether somebody writes there. */
export function isEditing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

type Options = {readonly isOpen: boolean; readonly onOpen: () => void; readonly onClose: () => void};

/**
 * Ctrl+K or Cmd+K opens and closes the search, a slash opens it where nothing is being
 * written, Esc closes it.
 */
export function useSearchShortcuts({isOpen, onOpen, onClose}: Options): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // Keys that an input method takes for itself, and key events that a browser's autofill makes up, have no say.
      if (event.isComposing || typeof event.key !== 'string') return;
      const toggles = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      const opens = !isOpen && (toggles || (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditing(event.target)));
      const closes = isOpen && (toggles || event.key === 'Escape');
      // Another dialog keeps the page to itself.
      if (opens && document.querySelector('dialog:modal')) return;
      if (!opens && !closes) return;
      event.preventDefault();
      if (opens) onOpen();
      else onClose();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}

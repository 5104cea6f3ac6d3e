import {useEffect} from 'react';

/** Whether the target is a field in which the reader types. */
export function isEditing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

type Options = {readonly isOpen: boolean; readonly onOpen: () => void; readonly onClose: () => void};

/**
 * Ctrl+K or Cmd+K opens and closes the search, a slash opens it unless the reader is typing
 * in a field, Esc closes it.
 */
export function useSearchShortcuts({isOpen, onOpen, onClose}: Options): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // Ignore keys that an input method handles, and key events that a browser's autofill creates.
      if (event.isComposing || typeof event.key !== 'string') return;
      const toggles = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      const opens = !isOpen && (toggles || (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditing(event.target)));
      const closes = isOpen && (toggles || event.key === 'Escape');
      // Another modal dialog blocks the page.
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

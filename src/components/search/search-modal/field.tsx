import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {KeyboardEvent, RefObject} from 'react';

import CloseIcon from '@site/src/components/ui/icon/close';
import SearchIcon from '@site/src/components/ui/icon/search';

import {LIST_ID, optionId} from './results';
import styles from './styles.module.css';

type Props = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** Whether a response is pending. */
  readonly pending: boolean;
  /** Number of results that the arrow keys move through. */
  readonly count: number;
  /** Index of the result that Enter opens. */
  readonly active: number;
  readonly onChange: (query: string) => void;
  readonly onPoint: (index: number) => void;
  readonly onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** Opens a result like a click on it, with the modifier keys that are pressed. */
function openResult(index: number, {ctrlKey, metaKey, shiftKey}: KeyboardEvent) {
  document.getElementById(optionId(index))?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}));
}

/** The dialog's field: a combobox whose list is below it (WAI-ARIA Authoring Practices). */
export default function Field({inputRef, query, pending, count, active, onChange, onPoint, onClose}: Props) {
  const label = translate({id: 'search.bar.label', message: '搜索文档', description: 'Label of the search field in the navigation bar'});
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method is composing, keys select one of its candidates.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (event.key !== 'Enter' && step === undefined) return;
    event.preventDefault();
    if (count === 0) return;
    if (step === undefined) openResult(active, event);
    else onPoint((active + step + count) % count);
  };
  return (
    <form className={styles.bar} role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchIcon className={clsx(styles.barIcon, pending && styles.pending)} />
      <input
        className={styles.field}
        ref={inputRef}
        type="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? LIST_ID : undefined}
        aria-activedescendant={count > 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        value={query}
        onChange={({target}) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          className={styles.iconButton}
          type="button"
          aria-label={translate({id: 'search.modal.clear', message: '清空', description: 'Button that empties the field of the search dialog'})}
          onClick={() => {
            onChange('');
            inputRef.current?.focus();
          }}>
          <CloseIcon />
        </button>
      )}
      <button className={styles.cancel} type="button" onClick={onClose}>
        <Translate id="search.modal.cancel" description="Button that closes the search dialog on a phone">
          取消
        </Translate>
      </button>
    </form>
  );
}

import {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useState, useSyncExternalStore, type ComponentType} from 'react';

import Button from '@site/src/components/ui/button';
import Dialog from '@site/src/components/ui/dialog';
import SearchIcon from '@site/src/components/ui/icon/search';

import type {SearchModalProps} from '../search-modal';
import {useSearchShortcuts} from '../use-search-shortcuts';
import {useTypedMeanwhile} from '../use-typed-meanwhile';
import styles from './styles.module.css';

type View = 'closed' | 'loading' | 'open' | 'failed';

const neverChanges = () => () => undefined;
const modifierKey = () => (/Mac|iPhone|iPad|iPod/i.test(navigator.platform) ? '⌘' : 'Ctrl');

/** The modal's code, which is loaded when the reader is about to need it. */
function useModal() {
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const load = useCallback(async () => {
    const {default: loaded} = await import(/* webpackChunkName: "search-modal" */ '../search-modal');
    setModal(() => loaded);
  }, []);
  return {Modal, load};
}

/** The search field of both navbars; it opens the modal. */
export default function SearchBar() {
  const [view, setView] = useState<View>('closed');
  const {Modal, load} = useModal();
  const modifier = useSyncExternalStore(neverChanges, modifierKey, () => 'Ctrl');
  const {start, pause, take} = useTypedMeanwhile();

  const open = useCallback(() => {
    start();
    setView('loading');
    load().then(
      () => setView((now) => (now === 'loading' ? 'open' : now)),
      () => {
        // From now on, keys belong to the error message.
        pause();
        setView((now) => (now === 'loading' ? 'failed' : now));
      },
    );
  }, [load, start, pause]);
  const close = useCallback(() => {
    take();
    setView('closed');
  }, [take]);
  // A failed preload is retried when the modal opens.
  const preload = () => load().catch(() => undefined);

  // The same progress indicator as while the page's own scripts are loading.
  useEffect(() => {
    if (view !== 'loading') return undefined;
    const {dataset} = document.documentElement;
    dataset.waiting = '';
    return () => {
      delete dataset.waiting;
    };
  }, [view]);

  useSearchShortcuts({isOpen: view !== 'closed', onOpen: open, onClose: close});
  const label = translate({id: 'search.bar.label', message: '搜索文档', description: 'Label of the search field in the navigation bar'});
  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={view === 'loading' || undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}>
        <SearchIcon className={styles.icon} />
        <span className={styles.text}>{label}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>{modifier}</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {view === 'open' && Modal && <Modal onClose={close} takeTyped={take} />}
      <Dialog
        visible={view === 'failed'}
        onCancel={close}
        title={translate({id: 'search.bar.failed', message: '搜索没能打开', description: 'Shown when the code of the search could not be loaded'})}
        description={translate({id: 'search.bar.failedHelp', message: '请检查网络，然后重试。', description: 'Help when the code of the search could not be loaded'})}
        footer={
          <Button look="brand" onClick={open}>
            {translate({id: 'search.retry', message: '重试', description: 'Button that tries a failed search again'})}
          </Button>
        }
      />
    </>
  );
}

import {translate} from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';

import {useDialog} from '@site/src/hooks/use-dialog';

import styles from './styles.module.css';

/** From this width on there is no phone menu (specification, section 4). */
const DESKTOP = '(min-width: 996px)';

type Props = {
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/**
 * The open phone menu as a modal dialog. The top layer also frees it from the bar, whose
 * blur and movement would otherwise bind everything that is fixed inside it.
 */
export default function PhoneSheet({onCancel, children}: Props) {
  const dialogProps = useDialog({onCancel, maskClosable: true});

  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    const close = () => {
      if (desktop.matches) onCancel();
    };
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, [onCancel]);

  return (
    <dialog
      {...dialogProps}
      className={styles.sheet}
      aria-label={translate({id: 'navigation.phoneSheet.label', message: '菜单', description: 'Name of the phone menu'})}>
      {children}
    </dialog>
  );
}

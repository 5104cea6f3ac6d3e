import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useDialog} from '@site/src/hooks/use-dialog';

import styles from './styles.module.css';

type Props = {
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/**
 * The open phone menu as a modal dialog. The top layer also frees it from the bar, whose
 * blur and movement would otherwise bind everything that is fixed inside it. The framework
 * closes it when the window grows as wide as a desktop.
 */
export default function PhoneSheet({onCancel, children}: Props) {
  const dialogProps = useDialog({onCancel, maskClosable: true});
  return (
    <dialog
      {...dialogProps}
      className={styles.sheet}
      aria-label={translate({id: 'navigation.phoneSheet.label', message: '菜单', description: 'Name of the phone menu'})}>
      {children}
    </dialog>
  );
}

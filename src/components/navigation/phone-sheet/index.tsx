import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useDialog} from '@site/src/hooks/use-dialog';

import styles from './styles.module.css';

type Props = {
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/**
 * The open phone menu as a modal dialog. The top layer also detaches it from the navbar, whose
 * blur and transform otherwise contain all fixed elements inside it. The framework closes it
 * when the viewport becomes as wide as on a desktop.
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

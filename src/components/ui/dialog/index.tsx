import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type CSSProperties, type ReactNode, type RefObject} from 'react';

import CloseIcon from '@site/src/components/ui/icon/close';
import {useDialog} from '@site/src/hooks/use-dialog';

import styles from './styles.module.css';

type Props = {
  readonly visible: boolean;
  /** Called by the close button, by Esc and, where allowed, by a click on the mask. */
  readonly onCancel: () => void;
  readonly title: ReactNode;
  /** What the dialog is about, in a sentence; read after the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | 'fullScreen';
  /** Width in pixels, instead of the size's; never wider than the window. */
  readonly width?: number;
  readonly zIndex?: number;
  /** Whether a click on the mask cancels. */
  readonly maskClosable?: boolean;
  /** Whether there is a close button; Esc cancels in any case. */
  readonly closable?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly className?: string;
};

/** A modal dialog: the page behind it neither scrolls nor takes focus. */
export default function Dialog({visible, ...props}: Props) {
  return visible ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onCancel,
  title,
  description,
  children,
  footer,
  size = 'small',
  width,
  zIndex = 1000,
  maskClosable = true,
  closable = true,
  initialFocus,
  className,
}: Omit<Props, 'visible'>) {
  const id = useId();
  const dialogProps = useDialog({onCancel, maskClosable, initialFocus});
  // In the top layer z-index has no effect; it orders the dialog in browsers that have no top layer.
  const style: CSSProperties & Record<'--dialog-width', string | undefined> = {
    zIndex,
    '--dialog-width': width === undefined ? undefined : `${width}px`,
  };
  return (
    <dialog
      {...dialogProps}
      className={clsx(styles.dialog, styles[size], className)}
      style={style}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 className={styles.title} id={`${id}title`}>
            {title}
          </h2>
          {closable && (
            <button
              className={styles.close}
              type="button"
              aria-label={translate({id: 'ui.dialog.close', message: '关闭', description: 'Name of the button that closes a dialog'})}
              onClick={onCancel}>
              <CloseIcon />
            </button>
          )}
        </header>
        <div className={styles.body}>
          {description !== undefined && (
            <p className={styles.description} id={`${id}description`}>
              {description}
            </p>
          )}
          {children}
        </div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

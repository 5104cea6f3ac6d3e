import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CheckIcon from '@site/src/components/ui/icon/check';
import CopyIcon from '@site/src/components/ui/icon/copy';
import {useCopy} from '@site/src/hooks/use-copy';

import styles from './styles.module.css';

type Props = {
  /** What is copied; a function is called on click. */
  readonly text: string | (() => string);
  /** Accessible name and tooltip; defaults to "copy". */
  readonly label?: string;
  /** Text beside the icon; without it the button is a square. */
  readonly children?: ReactNode;
  readonly className?: string;
};

/** Copies a text; the outcome is shown, and announced to screen readers. */
export default function CopyButton({text, label, children, className}: Props) {
  const {state, copy} = useCopy();
  const name = label ?? translate({id: 'ui.copyButton.label', message: '复制', description: 'Name of a button that copies a command or a text'});
  const outcomes = {
    idle: '',
    copied: translate({id: 'ui.copyButton.copied', message: '已复制', description: 'Told after a text was copied'}),
    failed: translate({
      id: 'ui.copyButton.failed',
      message: '浏览器不允许复制，请选中文本后手动复制',
      description: 'Told when the browser blocks the clipboard',
    }),
  };
  return (
    <span className={clsx(styles.frame, className)} data-state={state}>
      <button
        className={clsx(styles.button, children === undefined && styles.square)}
        type="button"
        aria-label={children === undefined ? name : undefined}
        title={name}
        onClick={() => void copy(typeof text === 'function' ? text() : text)}>
        {state === 'copied' ? <CheckIcon className={styles.done} /> : <CopyIcon />}
        {children}
      </button>
      <span className={styles.outcome} role="status">
        {outcomes[state]}
      </span>
    </span>
  );
}

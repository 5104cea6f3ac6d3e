import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  /** Error message about the text. */
  readonly problem?: string;
  readonly numeric?: boolean;
  readonly className?: string;
};

/** A single-line text field with its label, a hint and an error message. */
export default function Field({label, value, onChange, placeholder, hint, problem, numeric = false, className}: Props) {
  const id = useId();
  const described = [hint !== undefined && `${id}hint`, problem !== undefined && `${id}problem`].filter((part) => part !== false).join(' ');
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        type="text"
        inputMode={numeric ? 'numeric' : undefined}
        value={value}
        placeholder={placeholder}
        maxLength={253}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={described === '' ? undefined : described}
        aria-invalid={problem !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      <p className={styles.problem} id={`${id}problem`} role="status">
        {problem}
      </p>
    </div>
  );
}

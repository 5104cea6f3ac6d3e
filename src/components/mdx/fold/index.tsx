import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {useRef, type ComponentProps, type ReactNode} from 'react';

import ChevronRightIcon from '@site/src/components/ui/icon/chevron-right';

import styles from './styles.module.css';
import {useOpenOnHash} from './use-open-on-hash';

type Props = Omit<ComponentProps<'details'>, 'ref'> & {
  /** Content of the summary line, without the `summary` element. */
  readonly summary: ReactNode;
  readonly summaryClassName?: string;
};

/** A native disclosure: works without JavaScript, opens when a link points into it. */
export default function Fold({summary, summaryClassName, className, children, ...props}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useBrokenLinks().collectAnchor(props.id);
  useOpenOnHash(details);
  return (
    <details ref={details} {...props} className={clsx(styles.fold, className)}>
      <summary className={clsx(styles.summary, summaryClassName)}>
        <ChevronRightIcon className={styles.chevron} />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

import type {ReactNode} from 'react';

import GlobeIcon from '@site/src/components/ui/icon/language';
import ShieldIcon from '@site/src/components/ui/icon/shield';

import KeyIcon from '../icon/key';
import styles from './styles.module.css';

const icons = {authentication: KeyIcon, permission: ShieldIcon, address: GlobeIcon};

/** What a call needs besides its parameters. */
export function Facts({children}: {readonly children: ReactNode}) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = {readonly kind: keyof typeof icons; readonly name: string; readonly children: ReactNode};

/** One need: how to authenticate, which permission, which address. */
export function Fact({kind, name, children}: FactProps) {
  const FactIcon = icons[kind];
  return (
    <div className={styles.fact} data-fact={kind}>
      <dt className={styles.name}>
        <FactIcon className={styles.icon} />
        {name}
      </dt>
      <dd className={styles.text}>{children}</dd>
    </div>
  );
}

import type {ReactNode} from 'react';

import GlobeIcon from '@site/src/components/ui/icon/language';
import ShieldIcon from '@site/src/components/ui/icon/shield';
import TagIcon from '@site/src/components/ui/icon/tag';

import KeyIcon from '../icon/key';
import styles from './styles.module.css';

const icons = {authentication: KeyIcon, permission: ShieldIcon, address: GlobeIcon, operation: TagIcon};

/** What a call needs besides its parameters, and the operation's name. */
export function Facts({children}: {readonly children: ReactNode}) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = {readonly kind: keyof typeof icons; readonly name: string; readonly children: ReactNode};

/** One fact: how to authenticate, which permission, which address, or the name in the API description. */
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

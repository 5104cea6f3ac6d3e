import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ClockIcon from '@site/src/components/ui/icon/clock';
import LayersIcon from '@site/src/components/ui/icon/layers';
import UserIcon from '@site/src/components/ui/icon/user';

import styles from './styles.module.css';

export type Role = 'developer' | 'platform-admin' | 'delivery' | 'everyone';

type Props = {
  /** Release series the page was written for, such as “5.14”. */
  readonly version: string;
  readonly minutes?: number;
  readonly role: Role;
};

function roleName(role: Role): string {
  switch (role) {
    case 'developer':
      return translate({id: 'reading.facts.developer', message: '应用开发者', description: 'Who a page is for'});
    case 'platform-admin':
      return translate({id: 'reading.facts.platformAdmin', message: '平台管理员', description: 'Who a page is for'});
    case 'delivery':
      return translate({id: 'reading.facts.delivery', message: '交付工程师', description: 'Who a page is for'});
    case 'everyone':
      return translate({id: 'reading.facts.everyone', message: '所有人', description: 'Who a page is for'});
  }
}

function Fact({icon, children}: {readonly icon: ReactNode; readonly children: ReactNode}) {
  return (
    <li className={styles.fact}>
      {icon}
      {children}
    </li>
  );
}

/** One line below a page's title: release, time it takes and whom it is for. */
export default function PageFacts({version, minutes, role}: Props) {
  return (
    <ul className={styles.facts} data-search="off">
      <Fact icon={<LayersIcon className={styles.icon} />}>
        {translate({id: 'reading.facts.version', message: '适用于 V{version}', description: 'Release series a page was written for'}, {version})}
      </Fact>
      {minutes !== undefined && (
        <Fact icon={<ClockIcon className={styles.icon} />}>
          {translate({id: 'reading.facts.minutes', message: '约 {minutes} 分钟', description: 'How long a task takes'}, {minutes})}
        </Fact>
      )}
      <Fact icon={<UserIcon className={styles.icon} />}>{roleName(role)}</Fact>
    </ul>
  );
}

import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {IconComponent} from '@site/src/components/ui/icon';
import InfoIcon from '@site/src/components/ui/icon/info';
import WarningIcon from '@site/src/components/ui/icon/warning';

import DangerIcon from '../icon/danger';
import NoteIcon from '../icon/note';
import TipIcon from '../icon/tip';
import styles from './styles.module.css';

export type CalloutKind = 'note' | 'info' | 'tip' | 'warning' | 'danger';

type Props = {
  readonly kind: CalloutKind;
  /** States the point; defaults to the name of the kind. */
  readonly title?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

const icons: Readonly<Record<CalloutKind, IconComponent>> = {
  note: NoteIcon,
  info: InfoIcon,
  tip: TipIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

function kindName(kind: CalloutKind): string {
  switch (kind) {
    case 'note':
      return translate({id: 'reading.callout.note', message: '说明', description: 'Title of a note that has none of its own'});
    case 'info':
      return translate({id: 'reading.callout.info', message: '信息', description: 'Title of an information that has none of its own'});
    case 'tip':
      return translate({id: 'reading.callout.tip', message: '建议', description: 'Title of a tip that has none of its own'});
    case 'warning':
      return translate({id: 'reading.callout.warning', message: '警告', description: 'Title of a warning that has none of its own'});
    case 'danger':
      return translate({id: 'reading.callout.danger', message: '危险', description: 'Title of a danger that has none of its own'});
  }
}

/** An admonition: icon, a title that states the point, and the text below it. */
export default function Callout({kind, title, id, className, children}: Props) {
  const KindIcon = icons[kind];
  return (
    <div
      role="note"
      id={id}
      className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(kind), styles.callout, styles[kind], className)}>
      <KindIcon className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title ?? kindName(kind)}</p>
        {children}
      </div>
    </div>
  );
}

import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import styles from './styles.module.css';

type Room = {readonly sidebar: string; readonly label: string};

/** The documentation's sidebars, by the names they have in sidebars.ts. */
function rooms(): readonly Room[] {
  return [
    {sidebar: 'docs', label: translate({id: 'reading.rooms.docs', message: '文档', description: 'Part of the documentation'})},
    {sidebar: 'api', label: translate({id: 'reading.rooms.api', message: 'OpenAPI', description: 'Part of the documentation'})},
    {sidebar: 'store', label: translate({id: 'reading.rooms.store', message: '应用商店', description: 'Part of the documentation'})},
  ];
}

type Props = {
  /** Name of the sidebar that is shown. It is a prop because the phone menu is outside the page and can't look it up. */
  readonly current: string | undefined;
  readonly className?: string;
};

/** Switches between the parts of the documentation. Only parts that exist are listed; nothing is rendered if there is only one, or in another area. */
export default function RoomSwitch({current, className}: Props) {
  const version = useLatestVersion(undefined);
  const existing = rooms().flatMap(({sidebar, label}) => {
    const to = sidebar === 'docs' ? version.path : version.sidebars?.[sidebar]?.link?.path;
    return to !== undefined && version.sidebars?.[sidebar] ? [{sidebar, label, to}] : [];
  });
  if (existing.length < 2 || !existing.some(({sidebar}) => sidebar === current)) return null;
  return (
    <nav
      className={clsx(styles.rooms, className)}
      aria-label={translate({id: 'reading.rooms.label', message: '文档分区', description: 'Name of the switch between the parts of the documentation'})}>
      {existing.map(({sidebar, label, to}) => (
        <Link key={sidebar} to={to} className={styles.room} aria-current={sidebar === current ? 'true' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

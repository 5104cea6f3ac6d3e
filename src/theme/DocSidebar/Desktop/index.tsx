import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop';
import Logo from '@theme/Logo';

import RoomSwitch from '@site/src/components/reading/room-switch';
import {useCurrentInView} from '@site/src/hooks/use-current-in-view';

import styles from './styles.module.css';

export default function DocSidebarDesktop({path, sidebar}: Props) {
  const frame = useCurrentInView<HTMLDivElement>('.menu');
  const current = useDocsSidebar()?.name;

  return (
    <div ref={frame} className={styles.sidebar}>
      {/* Takes the navbar's place when the navbar hides on scroll. */}
      <Logo tabIndex={-1} className={styles.logo} />
      <RoomSwitch current={current} className={styles.rooms} />
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

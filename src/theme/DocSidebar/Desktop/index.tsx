import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop';
import Logo from '@theme/Logo';
import {useEffect, useRef} from 'react';

import RoomSwitch from '@site/src/components/reading/room-switch';

import styles from './styles.module.css';

export default function DocSidebarDesktop({path, sidebar}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const current = useDocsSidebar()?.name;

  // A visitor who enters deep in a long sidebar sees where they are; afterwards the scroll position is theirs.
  useEffect(() => {
    const menu = frame.current?.querySelector<HTMLElement>('.menu');
    const page = menu?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!menu || !page) return;
    const place = page.getBoundingClientRect();
    const view = menu.getBoundingClientRect();
    if (place.bottom > view.bottom) menu.scrollTop += place.top - view.top - view.height / 2;
  }, []);

  return (
    <div ref={frame} className={styles.sidebar}>
      {/* Stands where the bar was when the bar hides on scroll. */}
      <Logo tabIndex={-1} className={styles.logo} />
      <RoomSwitch current={current} className={styles.rooms} />
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

import Content from '@theme/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop';
import Logo from '@theme/Logo';
import {useEffect, useRef} from 'react';

import RoomSwitch from '@site/src/components/reading/room-switch';

import styles from './styles.module.css';

export default function DocSidebarDesktop({path, sidebar}: Props) {
  const frame = useRef<HTMLDivElement>(null);

  // A visitor who enters deep in a long sidebar sees where they are; afterwards the scroll position is theirs.
  useEffect(() => {
    const menu = frame.current?.querySelector<HTMLElement>('.menu');
    const current = menu?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!menu || !current) return;
    const place = current.getBoundingClientRect();
    const view = menu.getBoundingClientRect();
    if (place.bottom > view.bottom) menu.scrollTop += place.top - view.top - view.height / 2;
  }, []);

  return (
    <div ref={frame} className={styles.sidebar}>
      {/* Stands where the bar was when the bar hides on scroll. */}
      <Logo tabIndex={-1} className={styles.logo} />
      <RoomSwitch className={styles.rooms} />
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

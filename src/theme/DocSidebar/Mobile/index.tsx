import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';

import RoomSwitch from '@site/src/components/reading/room-switch';

import styles from './styles.module.css';

type MenuProps = Pick<Props, 'sidebar' | 'path'> & {readonly room: string | undefined};

function SecondaryMenu({sidebar, path, room}: MenuProps) {
  const sheet = useNavbarMobileSidebar();
  return (
    <>
      <RoomSwitch current={room} className={styles.rooms} />
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          level={1}
          // A category without a page only expands.
          onItemClick={(item) => {
            if (item.type === 'link' || (item.type === 'category' && item.href)) sheet.toggle();
          }}
        />
      </ul>
    </>
  );
}

export default function DocSidebarMobile({sidebar, path}: Props) {
  const room = useDocsSidebar()?.name;
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{sidebar, path, room}} />;
}

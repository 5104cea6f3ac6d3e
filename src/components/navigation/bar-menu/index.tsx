import {useLocation} from '@docusaurus/router';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Dropdown from '@site/src/components/ui/dropdown';
import {navigationEntries, type NavigationEntry} from '@site/src/data/navigation';
import {hasClass, leadsTo, MOBILE_ONLY_CLASS} from '@site/src/lib/navbar';

import {navigationIcons} from './icons';
import styles from './styles.module.css';

/** With more described entries than this, the menu has two columns. */
const ONE_COLUMN = 5;

const entryOf = ({to, href}: LinkLikeNavbarItemProps) => navigationEntries[to ?? href ?? ''];

function Described({label, icon, description}: NavigationEntry & {readonly label: ReactNode}) {
  const Icon = navigationIcons[icon];
  return (
    <>
      <span className={styles.tile}>
        <Icon />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        <span className={styles.description}>{description}</span>
      </span>
    </>
  );
}

/**
 * A navbar menu that opens on hover, focus, click and by keyboard. It is a list of links behind
 * a button even where the framework gives the menu itself a destination: its first entries
 * link there.
 */
export default function BarMenu({label, children, items, position, className, isActive, ...destination}: Props) {
  const location = useLocation();
  const pathname = useLocalPathname();
  if (hasClass(className, MOBILE_ONLY_CLASS)) return null;

  const isCurrent = (item: LinkLikeNavbarItemProps) => item.isActive?.(null, location) ?? leadsTo(item, pathname);
  const active = isActive ? isActive(null, location) : leadsTo(destination, pathname) || items.some(isCurrent);
  const described = items.filter((item) => entryOf(item) !== undefined).length;
  return (
    <Dropdown
      trigger={['hover', 'focus', 'click']}
      align={position === 'right' ? 'end' : 'start'}
      label={children ?? label}
      className={clsx('navbar__item', styles.menu)}
      buttonClassName={clsx('navbar__link', active && 'navbar__link--active', styles.button, className)}
      popupClassName={clsx(styles.popup, described > ONE_COLUMN && styles.wide)}>
      <ul className={described > 0 ? styles.entries : styles.plain}>
        {items.map((item, index) => {
          const entry = entryOf(item);
          return (
            <NavbarItem
              isDropdownItem
              activeClassName="dropdown__link--active"
              {...item}
              label={entry ? <Described {...entry} label={item.label} /> : item.label}
              key={index}
            />
          );
        })}
      </ul>
    </Dropdown>
  );
}

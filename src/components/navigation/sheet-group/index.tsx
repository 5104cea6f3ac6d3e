import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {useId} from 'react';

import {COMPACT_CLASS, hasClass} from '@site/src/lib/navbar';

import styles from './styles.module.css';

/** A navbar menu as shown in the phone menu: a heading and its entries, always expanded. */
export default function SheetGroup({label, children, items, className, onClick}: Props) {
  const id = useId();
  return (
    <li className={clsx(styles.group, className)}>
      <span className={styles.heading} id={id}>
        {children ?? label}
      </span>
      <ul className={clsx(styles.list, hasClass(className, COMPACT_CLASS) && styles.row)} aria-labelledby={id}>
        {items.map((item, index) => (
          <NavbarItem mobile isDropdownItem onClick={onClick} activeClassName="menu__link--active" {...item} key={index} />
        ))}
      </ul>
    </li>
  );
}

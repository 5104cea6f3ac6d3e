import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {useId} from 'react';

import styles from './styles.module.css';

/** A menu of the bar as the phone menu shows it: a heading and its entries, nothing to unfold. */
export default function SheetGroup({label, children, items, position, className, onClick}: Props) {
  const id = useId();
  return (
    <li className={clsx(styles.group, className)}>
      <span className={styles.heading} id={id}>
        {children ?? label}
      </span>
      {/* Versions and languages, on the right of the bar, are short words: they stand in a row. */}
      <ul className={clsx(styles.list, position === 'right' && styles.row)} aria-labelledby={id}>
        {items.map((item, index) => (
          <NavbarItem mobile isDropdownItem onClick={onClick} activeClassName="menu__link--active" {...item} key={index} />
        ))}
      </ul>
    </li>
  );
}

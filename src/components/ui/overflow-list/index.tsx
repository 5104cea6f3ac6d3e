import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Dropdown from '@site/src/components/ui/dropdown';
import {useOverflow} from '@site/src/hooks/use-overflow';

import styles from './styles.module.css';

type Props<Item> = {
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** Renders an item, in the list or in the menu of those that don't fit. */
  readonly children: (item: Item, place: 'list' | 'menu') => ReactNode;
  /** Accessible name of the list. */
  readonly label: string;
  readonly threshold?: number;
  readonly className?: string;
};

/** One line of items; those that don't fit move into a menu at its end. The server renders all. */
export default function OverflowList<Item>({items, itemKey, children, label, threshold, className}: Props<Item>) {
  const {listRef, overflowing} = useOverflow(items.map(itemKey), threshold);
  const rest = items.filter((item) => overflowing.has(itemKey(item)));
  return (
    <div className={clsx(styles.frame, className)}>
      <ul className={styles.list} ref={listRef} aria-label={label}>
        {items.map((item) => (
          <li className={styles.item} data-overflowing={overflowing.has(itemKey(item)) || undefined} key={itemKey(item)}>
            {children(item, 'list')}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Dropdown
          trigger="click"
          align="end"
          label={translate(
            {id: 'ui.overflowList.more', message: '更多 {count}', description: 'Button that shows the items which do not fit into a line'},
            {count: String(rest.length)},
          )}
          className={styles.more}>
          <ul className={styles.menu} aria-label={label}>
            {rest.map((item) => (
              <li key={itemKey(item)}>{children(item, 'menu')}</li>
            ))}
          </ul>
        </Dropdown>
      )}
    </div>
  );
}

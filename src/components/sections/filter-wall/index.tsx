import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {filterAddress, useFilter, type FilterOption} from './use-filter';

export type WallItem = {
  readonly id: string;
  /** Options that show this item. */
  readonly tags: readonly string[];
  /** Whether the card spans two of the three columns while no filter hides cards. */
  readonly wide?: boolean;
  /** The card, as an entry of the list. */
  readonly render: (hidden: boolean, wide: boolean) => ReactNode;
};

type Props = {
  /** Name of the filter in the URL's query. */
  readonly parameter: string;
  /** What the cards are filtered by. */
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly items: readonly WallItem[];
  /** A last card that no filter hides; it fills the rest of the last row. */
  readonly last?: ReactNode;
};

/** A wall of cards with a filter. The prerendered page shows every card; scripts only hide some. */
export default function FilterWall({parameter, label, options, items, last}: Props) {
  const {chosen, onFollow} = useFilter(parameter, options);
  const matches = ({tags}: WallItem) => chosen === undefined || tags.includes(chosen.key);
  const shown = items.filter(matches).length;
  const isWide = ({wide = false}: WallItem) => wide && chosen === undefined;
  const cells = shown + items.filter(isWide).length;
  const freeCells = last === undefined ? {} : {'data-left-of-three': 3 - (cells % 3), 'data-left-of-two': 2 - (shown % 2)};
  const all = {key: undefined, label: translate({id: 'sections.wall.all', message: '全部', description: 'Filter that shows every card'}), count: items.length};
  const choices = [all, ...options.map((option) => ({...option, count: items.filter(({tags}) => tags.includes(option.key)).length}))];
  return (
    <>
      <div className={styles.bar}>
        <nav className={styles.filters} aria-label={label}>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          {choices.map(({key, label: name, count}) => {
            const active = key === chosen?.key;
            return (
              <a
                className={clsx(styles.filter, active && styles.active)}
                href={filterAddress(parameter, key)}
                aria-current={active ? 'true' : undefined}
                onClick={(event) => onFollow(event, key)}
                key={name}>
                {name}
                <small>{count}</small>
              </a>
            );
          })}
        </nav>
        <p className={styles.status} role="status">
          {translate(
            {id: 'sections.wall.shown', message: '显示 {shown} 个，共 {total} 个', description: 'How many cards of a wall are shown; announced when it changes'},
            {shown, total: items.length},
          )}
        </p>
      </div>
      <ul className={styles.wall} {...freeCells}>
        {items.map((item) => item.render(!matches(item), isWide(item)))}
        {last}
      </ul>
    </>
  );
}

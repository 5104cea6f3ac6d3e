import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import CloseIcon from '@site/src/components/ui/icon/close';
import {useTabs, type TabDescriptor} from '@site/src/hooks/use-tabs';

import styles from './styles.module.css';

export type TabItem = TabDescriptor & {
  /** The tab's label, which is its accessible name. */
  readonly tab: ReactNode;
  readonly icon?: ReactNode;
  /** The tab's name as text, for the close button; needed where `tab` isn't plain text. */
  readonly name?: string;
  readonly content: ReactNode;
};

type Props = {
  readonly items: readonly TabItem[];
  /** Accessible name of the list of tabs. */
  readonly label: string;
  readonly type?: 'line' | 'card' | 'button';
  readonly size?: 'small' | 'medium' | 'large';
  /** `left` puts the tabs beside the panes, and above them on narrow screens. */
  readonly position?: 'top' | 'left';
  readonly activeKey?: string;
  readonly defaultActiveKey?: string;
  readonly onChange?: (itemKey: string) => void;
  /** Asks to remove a closable tab from `items`. */
  readonly onClose?: (itemKey: string) => void;
  readonly className?: string;
  readonly listClassName?: string;
  readonly tabClassName?: string;
  readonly panelClassName?: string;
};

/**
 * Tabs. Every pane is in the HTML, so that its text can be found and read without
 * JavaScript. A newly selected pane fades in over 200 ms and slides 60 px, unless reduced
 * motion is preferred.
 */
export default function Tabs({
  items,
  label,
  type = 'line',
  size = 'large',
  position = 'top',
  className,
  listClassName,
  tabClassName,
  panelClassName,
  ...behaviour
}: Props) {
  const orientation = position === 'left' ? 'vertical' : 'horizontal';
  const {motion, activeKey, close, tabProps, panelProps} = useTabs({items, orientation, ...behaviour});

  const tabs = items.map((item) => {
    const tab = (
      <button {...tabProps(item)} type="button" className={clsx(styles.tab, tabClassName)} key={item.itemKey}>
        {item.icon}
        {item.tab}
      </button>
    );
    if (!item.closable) return tab;
    const name = item.name ?? (typeof item.tab === 'string' ? item.tab : item.itemKey);
    return (
      <div className={styles.closable} role="presentation" key={item.itemKey}>
        {tab}
        <button
          className={styles.close}
          type="button"
          tabIndex={-1}
          disabled={item.disabled}
          aria-label={translate(
            {id: 'ui.tabs.close', message: '关闭“{name}”', description: 'Name of the button that closes a tab'},
            {name},
          )}
          onClick={() => close(item.itemKey)}>
          <CloseIcon />
        </button>
      </div>
    );
  });

  const list = {role: 'tablist', 'aria-label': label, 'aria-orientation': orientation} as const;
  const listClass = clsx(styles.list, listClassName);
  return (
    <div className={clsx(styles.tabs, styles[type], styles[size], styles[position], className)} data-motion={motion}>
      {items.some(({closable}) => closable) ? (
        // A tablist may contain nothing but tabs: the close buttons are outside, and it owns its tabs by id.
        <div className={listClass}>
          <div {...list} className={styles.owner} aria-owns={items.map((item) => tabProps(item).id).join(' ')} />
          {tabs}
        </div>
      ) : (
        <div {...list} className={listClass}>
          {tabs}
        </div>
      )}
      <div className={styles.panels}>
        {items.map((item) => (
          <div
            {...panelProps(item)}
            className={clsx(styles.panel, panelClassName)}
            data-active={item.itemKey === activeKey || undefined}
            key={item.itemKey}>
            {item.content}
          </div>
        ))}
      </div>
    </div>
  );
}

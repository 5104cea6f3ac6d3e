import type {ReactNode} from 'react';

import InlineCode from '@site/src/components/sections/inline-code';
import Tabs from '@site/src/components/ui/tabs';

import styles from './styles.module.css';

type Props<K extends string> = {
  readonly title: string;
  readonly items: Readonly<Record<K, {readonly label: string; readonly text: string}>>;
  readonly chosen: K;
  readonly onChoose: (key: K) => void;
  /** Fields that belong to an option. */
  readonly fields?: Readonly<Partial<Record<K, ReactNode>>>;
};

/** A choice between several options, each with its explanation and its fields. */
export default function Choice<K extends string>({title, items, chosen, onChoose, fields}: Props<K>) {
  const keys = Object.keys(items) as K[];
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <Tabs
        label={title}
        type="button"
        size="medium"
        className={styles.tabs}
        listClassName={styles.list}
        panelClassName={styles.panel}
        activeKey={chosen}
        onChange={(key) => onChoose(key as K)}
        items={keys.map((key) => ({
          itemKey: key,
          tab: items[key].label,
          content: (
            <>
              <p className={styles.text}>
                <InlineCode text={items[key].text} />
              </p>
              {fields?.[key] !== undefined && <div className={styles.fields}>{fields[key]}</div>}
            </>
          ),
        }))}
      />
    </section>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ComponentProps} from 'react';

import ScrollBox from '../scroll-box';
import styles from './styles.module.css';

/** A Markdown table in a frame that scrolls sideways where the table is wider than the page. */
export default function DataTable(props: ComponentProps<'table'>) {
  return (
    <ScrollBox
      className={styles.frame}
      name={translate({id: 'reading.table.scroll', message: '表格，可以左右滚动', description: 'Name of a table’s scrolling box, for screen readers'})}>
      <table {...props} />
    </ScrollBox>
  );
}

/** A header cell, which names its column in Markdown tables. An empty one becomes a plain cell. */
export function ColumnHeading(props: ComponentProps<'th'>) {
  return props.children === undefined ? <td /> : <th scope="col" {...props} />;
}

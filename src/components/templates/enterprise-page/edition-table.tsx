import CheckIcon from '@site/src/components/ui/icon/check';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';
import {comparison, editions, enterprisePage, type Cell} from '@site/src/data/enterprise';

import styles from './table.module.css';

const {compare} = enterprisePage;

function CellContent({cell}: {readonly cell: Cell}) {
  if (typeof cell === 'string') return <span className={styles.form}>{cell}</span>;
  return (
    <span className={cell ? styles.yes : styles.no}>
      {cell ? <CheckIcon /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{cell ? compare.yes : compare.no}</VisuallyHidden>
    </span>
  );
}

/** The comparison of the editions. Roles are spelt out: on phones the rows are laid out as blocks. */
export default function EditionTable() {
  return (
    <table className={styles.table} role="table" aria-label={compare.label}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <span className={styles.corner}>{compare.capability}</span>
          </th>
          {editions.map(({key, name, price}) => (
            <th scope="col" role="columnheader" data-edition={key} key={key}>
              <span className={styles.edition}>{name}</span>
              <small>{price}</small>
            </th>
          ))}
        </tr>
      </thead>
      {comparison.map(({key, title, rows}) => (
        <tbody role="rowgroup" key={key}>
          <tr className={styles.group} role="row">
            <th scope="rowgroup" role="rowheader" colSpan={editions.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map(({name, cells}) => (
            <tr role="row" key={name}>
              <th scope="row" role="rowheader">
                {name}
              </th>
              {editions.map((edition) => (
                <td role="cell" data-edition={edition.key} key={edition.key}>
                  <CellContent cell={cells[edition.key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

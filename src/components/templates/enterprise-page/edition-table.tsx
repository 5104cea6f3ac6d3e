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

/** The comparison of the editions. It stays a table on phones too, so that browsers keep its roles. */
export default function EditionTable() {
  return (
    <table className={styles.table} aria-label={compare.label}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.corner}>{compare.capability}</span>
          </th>
          {editions.map(({key, name, price}) => (
            <th scope="col" data-edition={key} key={key}>
              <span className={styles.edition}>{name}</span>
              <small>{price}</small>
            </th>
          ))}
        </tr>
      </thead>
      {comparison.map(({key, title, rows}) => (
        <tbody key={key}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={editions.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map(({name, cells}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {editions.map((edition) => (
                <td data-edition={edition.key} key={edition.key}>
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

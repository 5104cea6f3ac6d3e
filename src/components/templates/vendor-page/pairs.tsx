import InlineCode from '@site/src/components/sections/inline-code';
import RichText from '@site/src/components/templates/rich-text';

import styles from './styles.module.css';

type Row = {readonly name: string; readonly code?: boolean; readonly badge?: {readonly text: string; readonly strong: boolean}; readonly text: string};

type Props = {readonly head: readonly string[]; readonly rows: readonly Row[]};

/** A table of things and what to know of them; in a narrow place each row becomes a block. */
export default function Pairs({head, rows}: Props) {
  return (
    <div className={styles.place}>
      <table className={styles.pairs} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {head.map((text) => (
              <th scope="col" role="columnheader" key={text}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({name, code = false, badge, text}) => (
            <tr role="row" key={name}>
              <th scope="row" role="rowheader">
                {code ? <InlineCode text={`\`${name}\``} /> : name}
              </th>
              {badge && (
                <td role="cell">
                  <span className={styles.badge} data-strong={badge.strong || undefined}>
                    {badge.text}
                  </span>
                </td>
              )}
              <td role="cell">
                <RichText text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

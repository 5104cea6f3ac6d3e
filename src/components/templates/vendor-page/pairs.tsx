import InlineCode from '@site/src/components/sections/inline-code';
import RichText from '@site/src/components/templates/rich-text';

import styles from './styles.module.css';

type Row = {readonly name: string; readonly code?: boolean; readonly badge?: {readonly text: string; readonly strong: boolean}; readonly text: string};

type Props = {readonly head: readonly string[]; readonly rows: readonly Row[]};

/**
 * A table of things and what to know of them; in a narrow place each row becomes a block. Roles on plain elements:
 * browsers may drop those of a table whose rows are laid out otherwise.
 */
export default function Pairs({head, rows}: Props) {
  return (
    <div className={styles.place}>
      <div className={styles.pairs} role="table">
        <div className={styles.pairsHead} role="rowgroup">
          <div role="row">
            {head.map((text) => (
              <div role="columnheader" key={text}>
                {text}
              </div>
            ))}
          </div>
        </div>
        <div className={styles.pairsBody} role="rowgroup">
          {rows.map(({name, code = false, badge, text}) => (
            <div role="row" key={name}>
              <div role="rowheader">{code ? <InlineCode text={`\`${name}\``} /> : name}</div>
              {badge && (
                <div role="cell">
                  <span className={styles.badge} data-strong={badge.strong || undefined}>
                    {badge.text}
                  </span>
                </div>
              )}
              <div role="cell">
                <RichText text={text} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

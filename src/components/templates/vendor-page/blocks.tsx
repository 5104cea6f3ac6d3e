import type {ReactNode} from 'react';

import Commands from '@site/src/components/install-options/commands';
import ValuesFile from '@site/src/components/install-options/values-file';
import {Failure, Failures} from '@site/src/components/mdx/failures';
import {Code} from '@site/src/components/sections/inline-code';
import MoreLink from '@site/src/components/sections/more-link';
import WrittenLink from '@site/src/components/sections/written-link';

import GuideStep from './step';
import styles from './styles.module.css';

type Children = {readonly children: ReactNode};

/**
 * A table of things and what to know of them; in a narrow place each row becomes a block. Roles on plain elements:
 * browsers may drop those of a table whose rows are laid out otherwise.
 */
function Pairs({children}: Children) {
  return (
    <div className={styles.place}>
      <div className={styles.pairs} role="table">
        {children}
      </div>
    </div>
  );
}

const rows = (className: string | undefined) =>
  function Rows({children}: Children) {
    return (
      <div className={className} role="rowgroup">
        {children}
      </div>
    );
  };

function Badge({strong, children}: Children & {readonly strong?: boolean}) {
  return (
    <span className={styles.badge} data-strong={strong}>
      {children}
    </span>
  );
}

const box = (className: string | undefined) =>
  function Box({children}: Children) {
    return <div className={className}>{children}</div>;
  };

const paragraph = (className: string | undefined) =>
  function Text({children}: Children) {
    return <p className={className}>{children}</p>;
  };

/** The parts that `src/remark/templates/vendor.ts` makes of the Markdown of a page about a cloud. */
export const blocks = {
  a: WrittenLink,
  code: Code,
  Badge,
  Between: paragraph(styles.between),
  Failure,
  Failures,
  GuideStep,
  MoreLink,
  Notes: box(styles.notes),
  Pairs,
  PairsBody: rows(styles.pairsBody),
  PairsHead: rows(styles.pairsHead),
  Remedy: paragraph(styles.remedy),
  Terminal: Commands,
  Values: box(styles.values),
  ValuesFile,
};

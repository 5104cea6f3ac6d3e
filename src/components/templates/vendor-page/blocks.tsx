import type {ReactNode} from 'react';

import styles from './styles.module.css';

/*
 * The components that `src/remark/templates/vendor.ts` generates from the Markdown of a page about a cloud;
 * pages import those that they use.
 */

export {default as Terminal} from '@site/src/components/install-options/commands';
export {default as ValuesFile} from '@site/src/components/install-options/values-file';
export {Failure, Failures} from '@site/src/components/mdx/failures';
export {Code} from '@site/src/components/sections/inline-code';
export {default as MoreLink} from '@site/src/components/sections/more-link';
export {default as WrittenLink} from '@site/src/components/sections/written-link';
export {default as GuideStep} from './step';

type Children = {readonly children: ReactNode};

/**
 * A table of items and what to know about them; in a narrow container each row becomes a block. It has roles on
 * plain elements, because browsers may drop the roles of a `table` whose rows have a different `display`.
 */
export function Pairs({children}: Children) {
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

export function Badge({strong, children}: Children & {readonly strong?: boolean}) {
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

export const Between = paragraph(styles.between);
export const Notes = box(styles.notes);
export const PairsBody = rows(styles.pairsBody);
export const PairsHead = rows(styles.pairsHead);
export const Remedy = paragraph(styles.remedy);
export const Values = box(styles.values);

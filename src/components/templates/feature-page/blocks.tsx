import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import ClaimBadge from '@site/src/components/sections/claim-badge';
import PlainTerminal from '@site/src/components/sections/terminal';
import CheckIcon from '@site/src/components/ui/icon/check';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';

import styles from './blocks.module.css';
import tableStyles from './table.module.css';

/*
 * The components that `src/remark/templates/feature.ts` generates from a feature page's Markdown; pages
 * import those that they use.
 */

export {default as Screen} from '@site/src/components/mdx/screen';
export {Code} from '@site/src/components/sections/inline-code';
export {default as Band, SectionTitle as BandHead} from '@site/src/components/sections/section';
export {default as WrittenLink} from '@site/src/components/sections/written-link';

type Children = {readonly children: ReactNode};

/** Makes a component for a plain element with a class from this page's stylesheet. */
const box = (className: string | undefined) =>
  function Box({children}: Children) {
    return <div className={className}>{children}</div>;
  };

/** An entry with a sign before it: it applies (`yes`), it is a limit, or neither (`dot`). */
export function Signed({sign, children}: Children & {readonly sign: 'yes' | 'limit' | 'dot'}) {
  return (
    <>
      {sign === 'yes' ? <CheckIcon className={styles.yes} /> : <i className={styles[sign]} />}
      <span>{children}</span>
    </>
  );
}

export function Before({children}: Children) {
  return (
    <div className={styles.before}>
      <h4 className={styles.role}>{translate({id: 'feature.block.before', message: '难在哪里', description: 'Small title above a difficulty on a feature page'})}</h4>
      {children}
    </div>
  );
}

export function Here({children}: Children) {
  return (
    <div>
      <h4 className={styles.role}>{translate({id: 'feature.block.here', message: '平台怎么做', description: 'Small title above what the platform does about a difficulty'})}</h4>
      {children}
    </div>
  );
}

/** Numbered steps, either across the page or in a column beside the commands that belong to them. */
export function Steps({across = false, children}: Children & {readonly across?: boolean}) {
  return <ol className={clsx(styles.steps, across && styles.across)}>{children}</ol>;
}

export function Step({children}: Children) {
  return (
    <li>
      <div>{children}</div>
    </li>
  );
}

/** A table whose rows become cards on a phone. */
export function Table({caption, children}: Children & {readonly caption: string}) {
  return (
    <table className={tableStyles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {children}
    </table>
  );
}

export function Notes({children}: Children) {
  return <dl className={styles.notes}>{children}</dl>;
}

/** What the vendor claims and this site has not verified. */
export function Claims({children}: Children) {
  return <ul className={styles.claims}>{children}</ul>;
}

export function Claim({children}: Children) {
  return (
    <li>
      <ClaimBadge by="vendor" />
      {children}
    </li>
  );
}

export const Answers = box(styles.blockBody);
export const Beside = box(styles.withLines);
export const Column = box(styles.column);
export const Columns = box(styles.columns);
export const Commands = box(styles.commands);
export const Difficulty = box(styles.block);
export const Gives = box(styles.gives);

export function Terminal({lines}: Pick<ComponentProps<typeof PlainTerminal>, 'lines'>) {
  return <PlainTerminal lines={lines} className={styles.terminal} />;
}

import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

import Screen from '@site/src/components/mdx/screen';
import ClaimBadge from '@site/src/components/sections/claim-badge';
import {Code} from '@site/src/components/sections/inline-code';
import Section, {SectionTitle} from '@site/src/components/sections/section';
import Terminal from '@site/src/components/sections/terminal';
import WrittenLink from '@site/src/components/sections/written-link';
import CheckIcon from '@site/src/components/ui/icon/check';
import VisuallyHidden from '@site/src/components/ui/visually-hidden';

import styles from './styles.module.css';

type Children = {readonly children: ReactNode};

/** Plain elements with a style of this page. */
const box = (className: string | undefined) =>
  function Box({children}: Children) {
    return <div className={className}>{children}</div>;
  };

/** What stands before an entry: it holds, it ends here, or neither. */
function Signed({sign, children}: Children & {readonly sign: 'yes' | 'limit' | 'dot'}) {
  return (
    <>
      {sign === 'yes' ? <CheckIcon className={styles.yes} /> : <i className={styles[sign]} />}
      <span>{children}</span>
    </>
  );
}

function Before({children}: Children) {
  return (
    <div className={styles.before}>
      <h4 className={styles.role}>{translate({id: 'feature.block.before', message: '难在哪里', description: 'Small title above a difficulty on a feature page'})}</h4>
      {children}
    </div>
  );
}

function Here({children}: Children) {
  return (
    <div>
      <h4 className={styles.role}>{translate({id: 'feature.block.here', message: '平台怎么做', description: 'Small title above what the platform does about a difficulty'})}</h4>
      {children}
    </div>
  );
}

/** Numbered steps, across the page or down its side with the commands that belong to them. */
function Steps({across = false, children}: Children & {readonly across?: boolean}) {
  return <ol className={clsx(styles.steps, across && styles.across)}>{children}</ol>;
}

function Step({children}: Children) {
  return (
    <li>
      <div>{children}</div>
    </li>
  );
}

/** A table whose rows become cards on a phone. */
function Table({caption, children}: Children & {readonly caption: string}) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {children}
    </table>
  );
}

function Notes({children}: Children) {
  return <dl className={styles.notes}>{children}</dl>;
}

/** What the vendor says and this site did not verify. */
function Claims({children}: Children) {
  return <ul className={styles.claims}>{children}</ul>;
}

function Claim({children}: Children) {
  return (
    <li>
      <ClaimBadge by="vendor" />
      {children}
    </li>
  );
}

/** The parts that `src/remark/templates/feature.ts` makes of a feature page's Markdown. */
export const blocks = {
  a: WrittenLink,
  code: Code,
  table: Table,
  Answers: box(styles.blockBody),
  Band: Section,
  BandHead: SectionTitle,
  Before,
  Beside: box(styles.withLines),
  Claim,
  Claims,
  Column: box(styles.column),
  Columns: box(styles.columns),
  Commands: box(styles.commands),
  Difficulty: box(styles.block),
  Gives: box(styles.gives),
  Here,
  Notes,
  Screen,
  Signed,
  Step,
  Steps,
  Terminal: (props: Pick<ComponentProps<typeof Terminal>, 'lines'>) => <Terminal {...props} className={styles.terminal} />,
};

import clsx from 'clsx';

import Card from '@site/src/components/sections/card';
import ClaimBadge from '@site/src/components/sections/claim-badge';
import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';
import {casePath, type CaseEntry} from '@site/src/data/cases';

import styles from './styles.module.css';

type Props = {
  readonly entry: CaseEntry;
  readonly hidden: boolean;
  /** Said in place of a figure where none was published. */
  readonly noFigure: string;
  /** The first card is wider and lets its figure speak. */
  readonly leads: boolean;
};

/** A case on the wall: who, what for, and the figure with its source. */
export default function CaseCard({entry, hidden, noFigure, leads}: Props) {
  const {name, field, summary, figure, claimBy} = entry;
  return (
    <Card
      to={casePath(entry)}
      title={name}
      heading="h2"
      over={<p className={styles.field}>{field}</p>}
      hidden={hidden}
      className={clsx(styles.card, leads && styles.leads)}>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.foot}>
        <p className={styles.figure}>
          {figure && (
            <b>
              {figure.before !== undefined && (
                <>
                  <span className={styles.before}>{figure.before}</span>
                  <ArrowRightIcon className={styles.to} />
                </>
              )}
              {figure.value}
            </b>
          )}
          {figure?.label ?? noFigure}
        </p>
        <ClaimBadge by={claimBy} />
      </div>
    </Card>
  );
}

import clsx from 'clsx';

import Card from '@site/src/components/sections/card';
import ClaimBadge from '@site/src/components/sections/claim-badge';
import FigureValue from '@site/src/components/sections/figure-value';
import {casePath, type CaseEntry} from '@site/src/data/cases';

import styles from './styles.module.css';

type Props = {
  readonly entry: CaseEntry;
  readonly hidden: boolean;
  /** Shown in place of a figure where none was published. */
  readonly noFigure: string;
  /** Whether the card spans two columns and emphasizes its figure. */
  readonly wide: boolean;
};

/** A case on the wall: who, what for, and the figure with its source. */
export default function CaseCard({entry, hidden, noFigure, wide}: Props) {
  const {name, field, summary, figure, claimBy} = entry;
  return (
    <Card
      to={casePath(entry)}
      title={name}
      heading="h2"
      over={<p className={styles.field}>{field}</p>}
      hidden={hidden}
      className={clsx(styles.card, wide && styles.wide)}>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.foot}>
        {figure && (
          <p className={styles.figure}>
            <FigureValue value={figure.value} before={figure.before} />
          </p>
        )}
        <div className={styles.claim}>
          <p className={styles.label}>{figure?.label ?? noFigure}</p>
          <ClaimBadge by={claimBy} look="plain" />
        </div>
      </div>
    </Card>
  );
}

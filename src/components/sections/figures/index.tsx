import ClaimBadge, {type ClaimSource} from '@site/src/components/sections/claim-badge';
import ArrowRightIcon from '@site/src/components/ui/icon/arrow-right';

import styles from './styles.module.css';

/** A published figure; a change is written as `before → now`. */
export type Figure = {readonly value: string; readonly label: string; readonly by: ClaimSource};

type Props = {
  /** Who published the figures, in one sentence. */
  readonly source: string;
  readonly figures: readonly Figure[];
};

/** A figure; where it is a change, what was before stands back. */
function Value({children}: {readonly children: string}) {
  const [before, now] = children.split(' → ');
  if (now === undefined) return children;
  return (
    <>
      <span className={styles.before}>{before}</span>
      <span>
        <ArrowRightIcon className={styles.to} />
        {now}
      </span>
    </>
  );
}

/** Published figures in a frame that says whose claims they are. */
export default function Figures({source, figures}: Props) {
  const [first] = figures;
  const one = first && figures.every(({by}) => by === first.by) ? first.by : undefined;
  return (
    <section className={styles.claim} data-by={one}>
      <p className={styles.source}>
        {one && <ClaimBadge by={one} />}
        <span>{source}</span>
      </p>
      <dl className={styles.figures}>
        {figures.map(({value, label, by}) => (
          <div key={label}>
            <dt>
              {label}
              {!one && <ClaimBadge by={by} look="plain" className={styles.badge} />}
            </dt>
            <dd>
              <Value>{value}</Value>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

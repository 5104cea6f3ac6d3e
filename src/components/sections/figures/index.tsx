import ClaimBadge, {type ClaimSource} from '@site/src/components/sections/claim-badge';

import styles from './styles.module.css';

export type Figure = {readonly value: string; readonly label: string; readonly by: ClaimSource};

type Props = {
  /** Who published the figures, in one sentence. */
  readonly source: string;
  readonly figures: readonly Figure[];
};

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
            <dt>{label}</dt>
            <dd>
              {value}
              {!one && <ClaimBadge by={by} className={styles.badge} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

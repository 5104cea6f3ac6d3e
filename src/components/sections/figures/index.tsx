import ClaimBadge, {type ClaimSource} from '@site/src/components/sections/claim-badge';
import FigureValue from '@site/src/components/sections/figure-value';

import styles from './styles.module.css';

/** A published figure; a change is written as `before → now`. */
export type Figure = {readonly value: string; readonly label: string; readonly by: ClaimSource};

type Props = {
  /** Who published the figures, in one sentence. */
  readonly source: string;
  readonly figures: readonly Figure[];
};

/** The two values of a change, or the only value. */
function partsOf(value: string): {readonly value: string; readonly before?: string} {
  const [before, now] = value.split(' → ');
  return now === undefined ? {value} : {value: now, before};
}

/** Published figures in a frame that says whose claims they are. */
export default function Figures({source, figures}: Props) {
  const [first] = figures;
  const commonSource = first && figures.every(({by}) => by === first.by) ? first.by : undefined;
  return (
    <div className={styles.claim} data-by={commonSource}>
      <p className={styles.source}>
        {commonSource && <ClaimBadge by={commonSource} />}
        <span>{source}</span>
      </p>
      <dl className={styles.figures}>
        {figures.map((figure) => {
          const {value, before} = partsOf(figure.value);
          return (
            <div className={before === undefined ? undefined : styles.change} key={figure.label}>
              <dt>
                {figure.label}
                {!commonSource && <ClaimBadge by={figure.by} look="plain" className={styles.badge} />}
              </dt>
              <dd>
                <FigureValue value={value} before={before} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

import ClaimBadge from '@site/src/components/sections/claim-badge';
import FigureValue from '@site/src/components/sections/figure-value';
import MoreLink from '@site/src/components/sections/more-link';
import Section from '@site/src/components/sections/section';
import {caseById, casePath} from '@site/src/data/cases';
import {heads} from '@site/src/data/home';

import styles from './styles.module.css';

const SHOWN = ['kgdata', 'csgApp', 'xybigdata'] as const;

/** Three cases with the figure that each customer published. */
export default function HomeCases() {
  return (
    <Section tone="line" title={heads.cases.title} sub={heads.cases.sub}>
      <ul className={styles.cases}>
        {SHOWN.map(caseById).map((entry) => (
          <li className={styles.case} key={entry.id}>
            <ClaimBadge by={entry.claimBy} className={styles.badge} />
            {entry.figure && (
              <p className={styles.figure}>
                <FigureValue value={entry.figure.value} before={entry.figure.before} />
              </p>
            )}
            {entry.figure && <p className={styles.counts}>{entry.figure.label}</p>}
            <h3 className={styles.name}>
              {entry.name}
              <span> {entry.field}</span>
            </h3>
            <p className={styles.text}>{entry.summary}</p>
            <MoreLink to={casePath(entry)} about={entry.name} className={styles.more}>
              {heads.cases.read}
            </MoreLink>
          </li>
        ))}
      </ul>
      <MoreLink to="/case/" className={styles.all}>
        {heads.cases.all}
      </MoreLink>
    </Section>
  );
}

import Translate from '@docusaurus/Translate';
import clsx from 'clsx';

import styles from './styles.module.css';

/** Who made the claim that a figure or a result states. */
export type ClaimSource = 'customer' | 'vendor';

type Props = {
  readonly by: ClaimSource;
  /** `plain` omits the frame, for places with many badges. */
  readonly look?: 'framed' | 'plain';
  readonly className?: string;
};

/** Marks a figure or a result as a claim, and says whose. */
export default function ClaimBadge({by, look = 'framed', className}: Props) {
  return (
    <span className={clsx(styles.badge, styles[by], styles[look], className)}>
      {by === 'customer' ? (
        <Translate id="sections.claim.customer" description="Marks a figure that the customer published">
          客户自述
        </Translate>
      ) : (
        <Translate id="sections.claim.vendor" description="Marks a figure that the vendor of the product published">
          厂商陈述
        </Translate>
      )}
    </span>
  );
}

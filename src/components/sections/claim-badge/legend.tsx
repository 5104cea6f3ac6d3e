import Translate from '@docusaurus/Translate';

import ClaimBadge from '.';
import styles from './legend.module.css';

/** Says what the badges mean, before the reader meets them. */
export default function ClaimLegend() {
  return (
    <div className={styles.legend}>
      <dl>
        <div>
          <dt>
            <ClaimBadge by="customer" />
          </dt>
          <dd>
            <Translate id="sections.claim.customerMeans" description="Explains the badge of a figure that the customer published">
              客户自己讲的，或自己公布的
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <ClaimBadge by="vendor" />
          </dt>
          <dd>
            <Translate id="sections.claim.vendorMeans" description="Explains the badge of a figure that the vendor of the product published">
              由厂商好雨科技讲述
            </Translate>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        <Translate id="sections.claim.note" description="Note below the explanation of the badges">
          两种都没有经过本站复测。
        </Translate>
      </p>
    </div>
  );
}

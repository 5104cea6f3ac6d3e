import Translate, {translate} from '@docusaurus/Translate';

import ClaimBadge from '.';
import styles from './legend.module.css';

/** Says what the badges mean, before the reader meets them. */
export default function ClaimLegend() {
  const meanings = [
    {by: 'customer', means: translate({id: 'sections.claim.customerMeans', message: '客户自己讲的，或自己公布的', description: 'Explains the badge of a figure that the customer published'})},
    {by: 'vendor', means: translate({id: 'sections.claim.vendorMeans', message: '由厂商好雨科技讲述', description: 'Explains the badge of a figure that the vendor of the product published'})},
  ] as const;
  return (
    <div className={styles.legend}>
      <dl>
        {meanings.map(({by, means}) => (
          <div key={by}>
            <dt>
              <ClaimBadge by={by} />
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Translate id="sections.claim.note" description="Note below the explanation of the badges">
          两种都没有经过本站复测。
        </Translate>
      </p>
    </div>
  );
}

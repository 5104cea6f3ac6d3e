import Translate, {translate} from '@docusaurus/Translate';

import ClaimBadge from '.';
import styles from './legend.module.css';

/** Explains what the badges mean before the reader comes across them. */
export default function ClaimLegend() {
  const meanings = [
    {by: 'customer', means: translate({id: 'sections.claim.customerMeans', message: '客户公开分享', description: 'Explains the badge of a figure that the customer published'})},
    {by: 'vendor', means: translate({id: 'sections.claim.vendorMeans', message: '好雨科技公布', description: 'Explains the badge of a figure that the vendor of the product published'})},
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
          数字未经独立核实。
        </Translate>
      </p>
    </div>
  );
}

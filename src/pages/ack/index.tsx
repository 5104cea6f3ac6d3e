import VendorPage from '@site/src/components/templates/vendor-page';
import {ack} from '@site/src/data/vendors/ack';
import sources from '@site/src/data/vendors/ack.evidence.yaml';

export default function AckPage() {
  return <VendorPage vendor={ack} sources={sources} />;
}

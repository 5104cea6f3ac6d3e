import VendorPage from '@site/src/components/templates/vendor-page';
import {ack} from '@site/src/data/vendors/ack';

export default function AckPage() {
  return <VendorPage vendor={ack} />;
}

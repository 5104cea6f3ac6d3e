import VendorPage from '@site/src/components/templates/vendor-page';
import {cce} from '@site/src/data/vendors/cce';

export default function CcePage() {
  return <VendorPage vendor={cce} />;
}

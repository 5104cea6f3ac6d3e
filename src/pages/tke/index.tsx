import VendorPage from '@site/src/components/templates/vendor-page';
import {tke} from '@site/src/data/vendors/tke';

export default function TkePage() {
  return <VendorPage vendor={tke} />;
}

import VendorPage from '@site/src/components/templates/vendor-page';
import {tke} from '@site/src/data/vendors/tke';
import sources from '@site/src/data/vendors/tke.evidence.yaml';

export default function TkePage() {
  return <VendorPage vendor={tke} sources={sources} />;
}

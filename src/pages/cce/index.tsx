import VendorPage from '@site/src/components/templates/vendor-page';
import {cce} from '@site/src/data/vendors/cce';
import sources from '@site/src/data/vendors/cce.evidence.yaml';

export default function CcePage() {
  return <VendorPage vendor={cce} sources={sources} />;
}

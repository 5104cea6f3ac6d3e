import FeatureOperations from '@site/src/components/illustrations/feature-operations';
import FeaturePage from '@site/src/components/templates/feature-page';
import {appOps} from '@site/src/data/features/app-ops';
import sources from '@site/src/data/features/app-ops.evidence.yaml';

export default function AppOpsPage() {
  return <FeaturePage feature={appOps} drawing={<FeatureOperations />} place="beside" sources={sources} />;
}

import FeatureClusters from '@site/src/components/illustrations/feature-clusters';
import FeaturePage from '@site/src/components/templates/feature-page';
import {multiCluster} from '@site/src/data/features/multi-cluster';
import sources from '@site/src/data/features/multi-cluster.evidence.yaml';

export default function MultiClusterPage() {
  return <FeaturePage feature={multiCluster} drawing={<FeatureClusters />} place="below" sources={sources} />;
}

import FeatureDevops from '@site/src/components/illustrations/feature-devops';
import FeaturePage from '@site/src/components/templates/feature-page';
import {devops} from '@site/src/data/features/devops';
import sources from '@site/src/data/features/devops.evidence.yaml';

export default function DevopsPage() {
  return <FeaturePage feature={devops} drawing={<FeatureDevops />} place="below" sources={sources} />;
}

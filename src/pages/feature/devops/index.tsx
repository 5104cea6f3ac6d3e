import FeatureDevops from '@site/src/components/illustrations/feature-devops';
import FeaturePage from '@site/src/components/templates/feature-page';
import {devops} from '@site/src/data/features/devops';

export default function DevopsPage() {
  return <FeaturePage feature={devops} drawing={<FeatureDevops />} place="below" />;
}

import FeatureMesh from '@site/src/components/illustrations/feature-mesh';
import FeaturePage from '@site/src/components/templates/feature-page';
import {serviceMesh} from '@site/src/data/features/service-mesh';
import sources from '@site/src/data/features/service-mesh.evidence.yaml';

export default function ServiceMeshPage() {
  return <FeaturePage feature={serviceMesh} drawing={<FeatureMesh />} place="beside" sources={sources} />;
}

import FeatureArchitectures from '@site/src/components/illustrations/feature-architectures';
import FeaturePage from '@site/src/components/templates/feature-page';
import {xinchuang} from '@site/src/data/features/xinchuang';
import sources from '@site/src/data/features/xinchuang.evidence.yaml';

export default function XinchuangPage() {
  return <FeaturePage feature={xinchuang} drawing={<FeatureArchitectures />} place="beside" sources={sources} />;
}

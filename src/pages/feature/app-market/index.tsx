import FeatureMarket from '@site/src/components/illustrations/feature-market';
import FeaturePage from '@site/src/components/templates/feature-page';
import {appMarket} from '@site/src/data/features/app-market';
import sources from '@site/src/data/features/app-market.evidence.yaml';

export default function AppMarketPage() {
  return <FeaturePage feature={appMarket} drawing={<FeatureMarket />} place="below" sources={sources} />;
}

import Layout from '@theme/Layout';

import Closing from '@site/src/components/sections/closing';
import HomeCapabilities from '@site/src/components/sections/home-capabilities';
import HomeCases from '@site/src/components/sections/home-cases';
import HomeCommunity from '@site/src/components/sections/home-community';
import HomeCut from '@site/src/components/sections/home-cut';
import HomeHero from '@site/src/components/sections/home-hero';
import HomeInstall from '@site/src/components/sections/home-install';
import HomeStages from '@site/src/components/sections/home-stages';

export default function Home() {
  return (
    <Layout title="Rainbond">
      <main>
        <HomeHero />
        <HomeStages />
        <HomeCapabilities />
        <HomeCut />
        <HomeInstall />
        <HomeCases />
        <HomeCommunity />
        <Closing />
      </main>
    </Layout>
  );
}

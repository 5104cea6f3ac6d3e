import Layout from '@theme/Layout';

import Closing from '@site/src/components/sections/closing';
import HomeCapabilities from '@site/src/components/sections/home-capabilities';
import HomeCases from '@site/src/components/sections/home-cases';
import HomeCommunity from '@site/src/components/sections/home-community';
import HomeCut from '@site/src/components/sections/home-cut';
import HomeHero from '@site/src/components/sections/home-hero';
import HomeInstall from '@site/src/components/sections/home-install';
import HomePosts from '@site/src/components/sections/home-posts';
import HomeScreen from '@site/src/components/sections/home-screen';
import HomeStages from '@site/src/components/sections/home-stages';
import PageSources from '@site/src/components/sections/page-sources';
import Seo from '@site/src/components/seo';
import {homeData} from '@site/src/components/seo/structured-data';
import {useSiteIdentity} from '@site/src/components/seo/use-site-identity';
import {home} from '@site/src/data/home';
import sources from '@site/src/data/home.evidence.yaml';

export default function Home() {
  const {site} = useSiteIdentity();
  return (
    <Layout>
      <Seo title={home.title} description={home.description} keywords={home.keywords} structuredData={homeData(site)} />
      <main>
        <HomeHero />
        <HomeStages />
        <HomeScreen />
        <HomeCapabilities />
        <HomeCut />
        <HomeInstall />
        <HomeCases />
        <HomePosts />
        <HomeCommunity />
        <PageSources list={sources} />
        <Closing />
      </main>
    </Layout>
  );
}

import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {signedByTeam} from '@site/src/components/blog/signed-by-team';
import {useSharingImage} from '@site/src/components/seo/use-sharing-image';

export default function BlogPostStructuredData() {
  const {i18n} = useDocusaurusContext();
  const post = {...useBlogPostStructuredData(), image: useSharingImage(), inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale};
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(signedByTeam(post))}</script>
    </Head>
  );
}

import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';

import {signedByTeam} from '@site/src/components/blog/signed-by-team';

export default function BlogPostStructuredData() {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(signedByTeam(useBlogPostStructuredData()))}</script>
    </Head>
  );
}

import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';

import {signedByTeam} from '@site/src/components/blog/signed-by-team';

export default function BlogListPageStructuredData(props: Props) {
  const {blogPost, ...list} = useBlogListPageStructuredData(props);
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({...list, blogPost: [blogPost].flat().map((post) => signedByTeam(post))})}</script>
    </Head>
  );
}

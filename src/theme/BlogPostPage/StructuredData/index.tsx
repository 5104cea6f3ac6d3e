import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';

/** Posts are signed by the team, which is no person. */
export default function BlogPostStructuredData() {
  const {author, ...post} = useBlogPostStructuredData();
  const authors = [author].flat().map((one) => (typeof one === 'object' ? {...one, '@type': 'Organization'} : one));
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({...post, author: authors})}</script>
    </Head>
  );
}

import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';

import {serialize, type Thing} from './structured-data';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly structuredData: readonly Thing[];
};

/** What a page tells search engines and those who share it. */
export default function Seo({title, description, keywords, structuredData}: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <Head>
        <script type="application/ld+json">{serialize(structuredData)}</script>
      </Head>
    </>
  );
}

import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';

import {serialize, type Thing} from './structured-data';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly structuredData: readonly Thing[];
};

/** Metadata of a page for search engines and link previews. */
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

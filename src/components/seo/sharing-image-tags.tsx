import Head from '@docusaurus/Head';

import {useSharingImage} from './use-sharing-image';

/** Names the sharing image of the page in its head; the size keeps networks from fetching it first. */
export default function SharingImageTags() {
  const image = useSharingImage();
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:image" content={image} />
    </Head>
  );
}

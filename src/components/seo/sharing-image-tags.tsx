import Head from '@docusaurus/Head';

import {useSharingImage} from './use-sharing-image';

/** Adds the sharing image of the page to its head. With the size given, social networks don't have to fetch the image first. */
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

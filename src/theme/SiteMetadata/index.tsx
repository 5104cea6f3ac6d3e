import SiteMetadata from '@theme-original/SiteMetadata';

import SharingImage from '@site/src/components/seo/sharing-image-tags';

export default function SiteMetadataWrapper() {
  return (
    <>
      <SiteMetadata />
      <SharingImage />
    </>
  );
}

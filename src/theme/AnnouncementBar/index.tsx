import AnnouncementBar from '@theme-original/AnnouncementBar';

import {useDocsBar} from '@site/src/hooks/use-docs-bar';

export default function AnnouncementBarWrapper() {
  return useDocsBar() ? <AnnouncementBar /> : null;
}

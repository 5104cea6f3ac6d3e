import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';

import AnnouncementText from '@site/src/components/navigation/announcement-text';

export default function AnnouncementBarContent({className, ...props}: Props) {
  return (
    <div {...props} className={clsx(className)}>
      <AnnouncementText />
    </div>
  );
}

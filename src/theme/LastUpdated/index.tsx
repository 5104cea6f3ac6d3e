import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/LastUpdated';

import {calendarDay} from '@site/src/lib/calendar-day';

/** The date a page was last changed; the author is only recorded in the repository. */
export default function LastUpdated({lastUpdatedAt}: Props) {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="reading.lastUpdated"
        description="The day a page was last changed"
        values={{
          date: (
            <b>
              <time dateTime={date.toISOString()}>{calendarDay(date)}</time>
            </b>
          ),
        }}>
        {'最后更新于 {date}'}
      </Translate>
    </span>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {calendarDay} from '@site/src/lib/calendar-day';

/** The date of a post. */
export function PostDate({date}: {readonly date: string}): ReactNode {
  return <time dateTime={date}>{calendarDay(new Date(date))}</time>;
}

/** How long a post takes to read. */
export function ReadingTime({minutes}: {readonly minutes: number}): ReactNode {
  return translate(
    {id: 'reading.post.minutes', message: '约 {minutes} 分钟', description: 'How long a post takes to read'},
    {minutes: Math.max(1, Math.ceil(minutes))},
  );
}

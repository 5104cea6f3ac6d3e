import {translate} from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

/** A date as the page's language writes it, the same on the server and in every time zone. */
export function PostDate({date}: {readonly date: string}): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

/** How long a post takes to read. */
export function ReadingTime({minutes}: {readonly minutes: number}): ReactNode {
  return translate(
    {id: 'reading.post.minutes', message: '约 {minutes} 分钟', description: 'How long a post takes to read'},
    {minutes: Math.max(1, Math.ceil(minutes))},
  );
}

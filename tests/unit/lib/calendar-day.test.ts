import {expect, it} from 'vitest';

import {calendarDay} from '@site/src/lib/calendar-day';

it('writes a day as it is in UTC, with and without its year', () => {
  const late = new Date('2026-11-21T23:30:00Z');
  expect(calendarDay(late)).toBe('2026 年 11 月 21 日');
  expect(calendarDay(late, 'month')).toBe('11 月 21 日');
  expect(calendarDay(new Date('2024-01-01T00:00:00Z'))).toBe('2024 年 1 月 1 日');
});

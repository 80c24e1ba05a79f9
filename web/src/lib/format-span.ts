import { daysInSpan } from '#contracts/shared/calendar-day.js';
import type { DaySpan } from '../base/day-selection.js';

const locale = 'en-US';
const inUtc = { timeZone: 'UTC' } as const;
const monthAndDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', ...inUtc });
const wholeDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...inUtc });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', ...inUtc });

/**
 * Formats a span of days: `October 16, 2027`, `October 15 and 16, 2027`, `October 30 to November 2, 2027`.
 * @param withYear a span that reaches into another year always has both years
 */
export function formatSpan({ first, last }: DaySpan, { withYear = true } = {}): string {
  const [start, end] = [new Date(first), new Date(last)];
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${wholeDay.format(start)} to ${wholeDay.format(end)}`;
  const year = withYear ? `, ${first.slice(0, 4)}` : '';
  if (first === last) return monthAndDay.format(start) + year;
  const joint = daysInSpan(first, last) === 2 ? 'and' : 'to';
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${monthAndDay.format(start)} ${joint} ${isOneMonth ? String(end.getUTCDate()) : monthAndDay.format(end)}${year}`;
}

/** The weekdays of a span: `Saturday`, `Thursday, Friday, Saturday`, and with four or more `Thursday to Sunday`. */
export function formatWeekdays({ first, last }: DaySpan): string {
  const days = daysInSpan(first, last);
  const nameAt = (ahead: number) => weekday.format(new Date(Date.parse(first) + ahead * 86_400_000));
  if (days > 3) return `${nameAt(0)} to ${nameAt(days - 1)}`;
  return Array.from({ length: days }, (_unused, ahead) => nameAt(ahead)).join(', ');
}

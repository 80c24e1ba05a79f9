import { daysOfSpan } from '#contracts/directory/date-span.js';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { Clause } from './clauses.js';

type Asked = Pick<DirectorySearch, 'filters' | 'ranges'>;

const keepsCalendar = 'keeps-a-calendar';
const partlyOn = (day: string) => `partly:${day}`;
const bookedOn = (day: string) => `booked:${day}`;

/** The days that a search asks for; none without a date. */
export const searchedDays = ({ filters: { availabilityDate: day }, ranges: { dateSpan } }: Asked): string[] =>
  day === undefined ? [] : daysOfSpan(day, dateSpan, new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));

const mark = (filter: Clause, _name: string): Clause => ({ constant_score: { filter, boost: 0, _name } });

/** Clauses without a score that mark each hit with its availability on the searched days. */
export function dayMarks(search: Asked): Clause[] {
  const days = searchedDays(search);
  if (days.length === 0) return [];
  const partly = days.map((day) => mark({ term: { partialDays: day } }, partlyOn(day)));
  // A vendor who is booked on the only day is no hit.
  const booked = days.length === 1 ? [] : days.map((day) => mark({ term: { unavailableDays: day } }, bookedOn(day)));
  return [mark({ term: { keepsCalendar: true } }, keepsCalendar), ...partly, ...booked];
}

/** Reads the marks of a hit. */
export function calendarOf(
  days: readonly string[],
  matched: readonly string[],
): Pick<ListingCardView, 'availability' | 'freeDays'> {
  if (days.length === 0) return { availability: null, freeDays: null };
  const marks = new Set(matched);
  const unmarked = days.filter((day) => !marks.has(bookedOn(day)) && !marks.has(partlyOn(day)));
  const freeDays = days.length > 1 ? unmarked : null;
  if (unmarked.length === 0) return { availability: 'partly', freeDays };
  return { availability: marks.has(keepsCalendar) ? 'free' : 'ask', freeDays };
}

import { daysOfSpan } from '#contracts/directory/date-span.js';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { Clause } from './clauses.js';

type Asked = Pick<DirectorySearch, 'filters' | 'ranges'>;

const freeOn = (day: string) => `free:${day}`;
const partlyOn = (day: string) => `partly:${day}`;

/** The days that a search asks for; none without a date. */
export const searchedDays = ({ filters: { availabilityDate: day }, ranges: { dateSpan } }: Asked): string[] =>
  day === undefined ? [] : daysOfSpan(day, dateSpan, new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));

const mark = (filter: Clause, _name: string): Clause => ({ constant_score: { filter, boost: 0, _name } });

/** Clauses without a score that mark each hit with its availability on the searched days. */
export function dayMarks(search: Asked): Clause[] {
  const days = searchedDays(search);
  const free = days.map((day) => mark({ term: { freeDays: day } }, freeOn(day)));
  const partly = days.map((day) => mark({ term: { partialDays: day } }, partlyOn(day)));
  return [...free, ...partly];
}

/** Reads the marks of a hit. A vendor who is booked on all the days is no hit; days without a mark are unknown (OP-42). */
export function calendarOf(
  days: readonly string[],
  matched: readonly string[],
): Pick<ListingCardView, 'availability' | 'freeDays'> {
  if (days.length === 0) return { availability: null, freeDays: null };
  const marks = new Set(matched);
  const free = days.filter((day) => marks.has(freeOn(day)));
  const freeDays = days.length > 1 ? free : null;
  if (free.length > 0) return { availability: 'free', freeDays };
  return { availability: days.some((day) => marks.has(partlyOn(day))) ? 'partly' : 'ask', freeDays };
}

import type { DateSpan } from '#contracts/directory/date-span.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import type { RandomSearch } from './random-search.js';

const dayMs = 86_400_000;
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);

type Suits = (chosen: Date, other: Date) => boolean;
const isSameMonth: Suits = (a, b) => textOf(a.getTime()).slice(0, 7) === textOf(b.getTime()).slice(0, 7);
const suits: Record<DateSpan, Suits> = {
  around: (a, b) => Math.abs(a.getTime() - b.getTime()) <= 3 * dayMs,
  weekday: (a, b) => isSameMonth(a, b) && a.getUTCDay() === b.getUTCDay(),
  month: isSameMonth,
};

/** The days that a search asks for: the chosen one, and those of the span that are not over anywhere. */
export function referenceDays({ filters, ranges }: Pick<RandomSearch, 'filters' | 'ranges'>): string[] {
  const { availabilityDate: chosen } = filters;
  if (chosen === undefined) return [];
  const { dateSpan } = ranges;
  if (dateSpan === undefined) return [chosen];
  const day = new Date(`${chosen}T00:00:00Z`);
  const all = Array.from({ length: 63 }, (_, at) => new Date(day.getTime() + (at - 31) * dayMs));
  const yesterday = textOf(Date.now() - dayMs);
  return all
    .filter((other) => suits[dateSpan](day, other))
    .map((other) => textOf(other.getTime()))
    .filter((text) => text === chosen || text >= yesterday);
}

/** Derives the searched days of a card from the calendar (OP-42, OP-77). */
export function referenceCalendar(
  search: Pick<RandomSearch, 'filters' | 'ranges'>,
  { freeDays, partialDays }: ListingDocument,
): { availability: string | null; freeDays: string[] | null } {
  const days = referenceDays(search);
  if (days.length === 0) return { availability: null, freeDays: null };
  const free = days.filter((day) => freeDays.includes(day));
  const best = days.some((day) => partialDays.includes(day)) ? 'partly' : 'ask';
  return { availability: free.length > 0 ? 'free' : best, freeDays: days.length > 1 ? free : null };
}

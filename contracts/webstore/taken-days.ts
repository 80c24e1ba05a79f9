import type { AvailabilityState } from './availability.js';

/** A vendor's calendar as the days that are not free, short enough to be part of every card. */
export interface TakenDaysView {
  /** The last day about which it is complete, yyyy-MM-dd. */
  until: string;
  /**
   * A number for each day that is booked, in order: how many days it is after the one before, the first one after January
   * 1, 1970. Negative where the vendor is only partly booked.
   */
  days: number[];
}

/** A calendar from today on, days as yyyy-MM-dd in order. */
export interface MarkedCalendar {
  booked: readonly string[];
  partly: readonly string[];
  /** Whether the vendor has ever marked a day. */
  isKept: boolean;
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** Shortens a calendar; null where the vendor has never marked a day. @param until yyyy-MM-dd; later days are left out */
export function takenDaysOf({ booked, partly, isKept }: MarkedCalendar, until: string): TakenDaysView | null {
  if (!isKept) return null;
  const marked = [
    ...booked.map((day) => ({ day, isBooked: true })),
    ...partly.map((day) => ({ day, isBooked: false })),
  ].filter(({ day }) => day <= until);
  marked.sort((one, other) => (one.day < other.day ? -1 : 1));
  let before = 0;
  const days = marked.map(({ day, isBooked }) => {
    const gap = dayNumber(day) - before;
    before += gap;
    return isBooked ? gap : -gap;
  });
  return { until, days };
}

/**
 * Reads a day of a vendor's calendar. A day that is not marked is `available` as long as the vendor marks any at all, as in
 * a search; otherwise it is `unknown`, and so are days after the last one of the calendar.
 */
export function dayStateOf(taken: TakenDaysView | null, day: string): AvailabilityState | 'unknown' {
  if (taken === null || day > taken.until) return 'unknown';
  const wanted = dayNumber(day);
  let at = 0;
  for (const gap of taken.days) {
    at += Math.abs(gap);
    if (at === wanted) return gap > 0 ? 'unavailable' : 'partial';
    if (at > wanted) break;
  }
  return 'available';
}

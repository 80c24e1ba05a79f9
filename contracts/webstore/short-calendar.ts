import type { AvailabilityState } from './availability.js';

/**
 * The marked days of a vendor's calendar, short enough to be part of every card. A number for each day, in order: how many
 * days it is after the one before, the first one after January 1, 1970.
 */
export interface ShortCalendarView {
  /** Days that are not free; negative where the vendor is only partly booked. */
  taken: number[];
  /** Days that the vendor has marked as free. */
  free: number[];
}

/** A calendar from today on, days as yyyy-MM-dd in order. */
export interface MarkedCalendar {
  booked: readonly string[];
  partly: readonly string[];
  free: readonly string[];
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** Shortens a calendar. @param until yyyy-MM-dd; later days are left out */
export function shortCalendarOf({ booked, partly, free }: MarkedCalendar, until: string): ShortCalendarView {
  const shown = (days: readonly string[]) => days.filter((day) => day <= until);
  const isBooked = new Set(booked);
  const taken = shown([...booked, ...partly]).sort();
  return {
    taken: gapsBetween(taken).map(({ day, gap }) => (isBooked.has(day) ? gap : -gap)),
    free: gapsBetween(shown(free)).map(({ gap }) => gap),
  };
}

function gapsBetween(days: readonly string[]): { day: string; gap: number }[] {
  let before = 0;
  return days.map((day) => {
    const gap = dayNumber(day) - before;
    before += gap;
    return { day, gap };
  });
}

/** Reads a day of a vendor's calendar: `unknown` where the vendor has not marked it (OP-42). */
export function dayStateOf({ taken, free }: ShortCalendarView, day: string): AvailabilityState | 'unknown' {
  const takenGap = gapBefore(taken, day);
  if (takenGap !== undefined) return takenGap > 0 ? 'unavailable' : 'partial';
  return gapBefore(free, day) === undefined ? 'unknown' : 'available';
}

/** The number that stands for a day; undefined where the day is not among them. */
function gapBefore(gaps: readonly number[], day: string): number | undefined {
  const wanted = dayNumber(day);
  let at = 0;
  return gaps.find((gap) => (at += Math.abs(gap)) === wanted);
}

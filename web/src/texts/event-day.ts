import type { AvailabilityState } from '#contracts/webstore/availability.js';

type DayWords = Record<AvailabilityState | 'unknown', (day: string) => string>;

/** Describes a vendor's calendar on the couple's day. */
export const eventDay = {
  short: {
    available: (day) => `Free on ${day}`,
    partial: (day) => `Partly free on ${day}`,
    unavailable: (day) => `Booked on ${day}`,
    unknown: (day) => `Ask about ${day}`,
  } satisfies DayWords,
  long: {
    available: (day) => `Free on your date, ${day}`,
    partial: (day) => `Partly free on your date, ${day}`,
    unavailable: (day) => `Booked on your date, ${day}`,
    unknown: (day) => `Ask about your date, ${day}`,
  } satisfies DayWords,
  show: (month: string) => `Show ${month}`,
  mark: 'your date',
};

/** WS-15; a day without an entry is unknown (OP-42). */
export const availabilityStates = ['available', 'partial', 'unavailable'] as const;
export type AvailabilityState = (typeof availabilityStates)[number];

/** The availability of a vendor on a day (WS-16). */
export interface AvailabilityDayView {
  /** yyyy-MM-dd */
  availabilityDate: string;
  /** `unknown` only where days without an entry were asked for. */
  availability: AvailabilityState | 'unknown';
}

/** The days that a calendar has. */
export const availabilityBounds = { earliest: '2000-01-01', latest: '2099-12-31' };

/** Days that one call may ask for: a month with the one before and the one after it. */
export const longestAvailabilityRange = 93;

/** Days that one call may set: a year, a leap year too. */
export const longestAvailabilitySpan = 366;

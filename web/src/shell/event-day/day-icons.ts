import { CalendarCheck, CalendarDays, CalendarX } from 'lucide-react';
import type { AvailabilityState } from '#contracts/webstore/availability.js';

/** The state of a day in a calendar; `unknown` where nothing is marked. */
export type KnownDayState = AvailabilityState | 'unknown';

export const dayIcons = {
  available: CalendarCheck,
  partial: CalendarCheck,
  unavailable: CalendarX,
  unknown: CalendarDays,
} as const satisfies Record<KnownDayState, unknown>;

/** Whether couples may ask for this day. */
export const isOpenDay = (state: KnownDayState): boolean => state === 'available' || state === 'partial';

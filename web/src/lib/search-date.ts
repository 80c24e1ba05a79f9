import { isCalendarDay } from '#contracts/shared/calendar-day.js';
import { browserStorage } from './browser-storage.js';

const storageKey = 'posy.searchDate';

/**
 * The default day of searches in this browser: that of the event, unless an earlier choice was kept when it changed.
 */
export const searchDate = {
  keep: (day: string): void => browserStorage().setItem(storageKey, day),
  followEvent: (): void => browserStorage().removeItem(storageKey),
  of: (eventDate: string | null): string | null => {
    const kept = browserStorage().getItem(storageKey);
    return isCalendarDay(kept) ? kept : eventDate;
  },
};

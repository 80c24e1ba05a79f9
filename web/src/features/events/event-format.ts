import type { EventLocation } from '#contracts/events/event.js';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as `October 16, 2027`, independent of the time zone (EV-44); yyyy-MM-dd in. */
export const formatEventDate = (day: string): string => longDay.format(new Date(day));

/** Today in the reader's time zone, as yyyy-MM-dd. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const placeName = ([location]: readonly EventLocation[]): string | undefined => location?.displayText;

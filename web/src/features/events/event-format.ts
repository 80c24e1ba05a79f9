import type { EventLocation } from '#contracts/events/event.js';

/** The day where the reader is, as yyyy-MM-dd. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const placeName = ([location]: readonly EventLocation[]): string | undefined => location?.displayText;

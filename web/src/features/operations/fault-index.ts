import type { SeriesView } from '#contracts/operations/overview.views.js';

const minute = 60_000;

/**
 * Returns the index of the value in which a fault began; the last value is the last whole minute.
 * @param now in milliseconds
 */
export function faultIndex({ values, faultAt }: SeriesView, now: number): number | undefined {
  if (faultAt === null) return undefined;
  const minutesAgo = Math.floor(now / minute) - Math.floor(Date.parse(faultAt) / minute);
  // A fault that began in the current minute is marked at the end.
  const index = values.length - Math.max(1, minutesAgo);
  return index < 0 ? undefined : index;
}

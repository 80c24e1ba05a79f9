import type { SeriesView } from '#contracts/operations/overview.views.js';

/** Minutes in a sparkline. */
export const seriesLength = 60;
const minute = 60_000;

/** The beginning of a minute. */
export const minuteOf = (time: number): number => Math.floor(time / minute) * minute;

/** The last sixty whole minutes, the oldest first; 0 where no value is stored. */
export function seriesOf(values: ReadonlyMap<number, number>, now: Date, faultAt: string | null): SeriesView {
  const last = minuteOf(now.getTime()) - minute;
  return {
    values: Array.from(
      { length: seriesLength },
      (_none, at) => values.get(last - (seriesLength - 1 - at) * minute) ?? 0,
    ),
    faultAt: withinSeries(faultAt, now),
  };
}

/** Only a fault that began in these sixty minutes is marked on the sparkline. */
export const withinSeries = (faultAt: string | null, now: Date): string | null =>
  faultAt !== null && Date.parse(faultAt) >= now.getTime() - seriesLength * minute ? faultAt : null;

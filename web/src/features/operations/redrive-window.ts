export const windows = ['hour', 'day', 'week', 'month', 'chosen'] as const;
export type WindowName = (typeof windows)[number];

/** Values of `datetime-local` fields: `2026-11-21T14:02` without a time zone, or empty. */
export interface ChosenWindow {
  from: string;
  to: string;
}

const hour = 3_600_000;
const lengths = { hour, day: 24 * hour, week: 7 * 24 * hour, month: 31 * 24 * hour };

/** Whether both times are set and in order. */
export const isWindow = ({ from, to }: ChosenWindow): boolean => Date.parse(from) < Date.parse(to);

/** Returns the beginning (inclusive) and the end of the window, ISO 8601 in UTC. */
export function windowAt(name: WindowName, chosen: ChosenWindow, now: number): { from: string; to: string } {
  const iso = (time: number | string) => new Date(time).toISOString();
  if (name === 'chosen') return { from: iso(chosen.from), to: iso(chosen.to) };
  return { from: iso(now - lengths[name]), to: iso(now) };
}

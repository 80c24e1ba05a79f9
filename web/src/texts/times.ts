const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** `0.4 s`, `12 s`, `9 min 12 s`, `5 h 10 min`, `11 days`; milliseconds in. */
function duration(milliseconds: number): string {
  const ms = Math.max(0, milliseconds);
  if (ms < 9_950) return `${(ms / second).toFixed(1)} s`;
  if (ms < minute) return `${Math.floor(ms / second)} s`;
  if (ms < hour) return two(Math.floor(ms / minute), 'min', Math.floor((ms % minute) / second), 's');
  if (ms < 2 * day) return two(Math.floor(ms / hour), 'h', Math.floor((ms % hour) / minute), 'min');
  return `${Math.floor(ms / day)} days`;
}

const two = (large: number, largeUnit: string, small: number, smallUnit: string) =>
  small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;

/** The same in one unit, if precision does not matter. */
function rough(milliseconds: number): string {
  const ms = Math.max(0, milliseconds);
  if (ms < minute) return `${Math.floor(ms / second)} s`;
  if (ms < hour) return `${Math.floor(ms / minute)} min`;
  if (ms < 2 * day) return `${Math.floor(ms / hour)} h`;
  return `${Math.floor(ms / day)} days`;
}

/** Durations and relative times as texts. */
export const times = {
  duration,
  rough,
  ago: (milliseconds: number) =>
    milliseconds < second
      ? milliseconds < -second
        ? `in ${rough(-milliseconds)}`
        : 'now'
      : `${rough(milliseconds)} ago`,
};

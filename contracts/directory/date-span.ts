/**
 * Days beside the chosen one that suit a couple too: `around` three days before and after it, `weekday` every such
 * weekday of its month ('any Saturday in June'), `month` every day of its month.
 */
export const dateSpans = ['around', 'weekday', 'month'] as const;
export type DateSpan = (typeof dateSpans)[number];

/** Days before and after the chosen one that are around it. */
export const daysAround = 3;

const dayMs = 86_400_000;
const textOf = (day: Date) => day.toISOString().slice(0, 10);

/**
 * Returns the days that a search asks for, in order: at most 31, and always the chosen one.
 * @param day yyyy-MM-dd
 * @param earliest yyyy-MM-dd; days before it are left out
 */
export function daysOfSpan(day: string, span: DateSpan | undefined, earliest = ''): string[] {
  if (span === undefined) return [day];
  const chosen = new Date(`${day}T00:00:00Z`);
  const dayAt = (offset: number) => new Date(chosen.getTime() + offset * dayMs);
  const date = chosen.getUTCDate();
  const lastDate = new Date(Date.UTC(chosen.getUTCFullYear(), chosen.getUTCMonth() + 1, 0)).getUTCDate();
  const [first, last] = span === 'around' ? [-daysAround, daysAround] : [1 - date, lastDate - date];
  const offsets = Array.from({ length: last - first + 1 }, (_, position) => first + position);
  return offsets
    .filter((offset) => span !== 'weekday' || offset % 7 === 0)
    .map((offset) => textOf(dayAt(offset)))
    .filter((each) => each === day || each >= earliest);
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const dayMilliseconds = 86_400_000;

/** Whether a value is a day as yyyy-MM-dd (SYS-21) that exists in the calendar; 31 February does not. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !dayForm.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The number of days from the first to the last, both included; 0 or less when the last is before the first. */
export const daysInSpan = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayMilliseconds + 1;

/** Every day from the first to the last, both included, in order; none when the last is before the first. */
export const daysOfSpan = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(daysInSpan(first, last), 0) }, (_unused, ahead) =>
    new Date(Date.parse(first) + ahead * dayMilliseconds).toISOString().slice(0, 10),
  );

/** A month as `2027-10`; the first day of it is `2027-10-01`. */
export type Month = string;

const two = (number: number) => String(number).padStart(2, '0');

/** yyyy-MM-dd, independent of the time zone. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const monthOf = (date: Date): Month => date.toISOString().slice(0, 7);

export function laterMonth(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)));
}

/** Months from one to another: 7 from `2026-11` to `2027-06`. */
export function monthsBetween(from: Month, to: Month): number {
  const [year = 0, number = 0] = from.split('-').map(Number);
  const [lastYear = 0, last = 0] = to.split('-').map(Number);
  return (lastYear - year) * 12 + last - number;
}

export const lastDayOf = (month: Month): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** `October 2027` */
export const monthName = (month: Month): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Oct`, with the year if it differs from that of `beside`: `Jan 2028`. */
export const shortMonthName = (month: Month, beside: Month): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    ...(month.slice(0, 4) !== beside.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });

/** The days of a month in weeks that begin on Sunday; null for days of adjacent months. */
export function weeksOf(month: Month): (string | null)[][] {
  const days = Number(lastDayOf(month).slice(8));
  const before = new Date(`${month}-01T00:00:00Z`).getUTCDay();
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: days }, (_, nth) => `${month}-${two(nth + 1)}`),
  ];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  );
}

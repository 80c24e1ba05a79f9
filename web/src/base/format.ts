const locale = 'en-US';
const wholeNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

export const formatNumber = (value: number) => wholeNumber.format(value);

/** Short distances to a tenth, longer ones whole: `3.2 miles`, `11 miles`. */
export const formatMiles = (miles: number) =>
  `${miles < 9.95 ? oneDecimal.format(miles) : wholeNumber.format(miles)} miles`;

/** Seconds to a hundredth: `0.42`. */
export const formatSeconds = (seconds: number) => hundredths.format(seconds);

const isToday = (time: Date, now: Date) => time.toDateString() === now.toDateString();

/** A time of today without its day, another one with it: `2:06 PM`, `Oct 15, 2:06 PM`; ISO 8601 in. */
export function formatHour(iso: string, now = new Date()): string {
  const time = new Date(iso);
  return (isToday(time, now) ? clock : day).format(time);
}

/** The same after a verb: `at 2:06 PM`, `Oct 15, 2:06 PM`. */
export const formatTime = (iso: string, now = new Date()) =>
  `${isToday(new Date(iso), now) ? 'at ' : ''}${formatHour(iso, now)}`;

/** `Austin, TX`; without a comma if a part is missing. */
export const formatPlace = (city: string, state: string) => [city, state].filter((part) => part !== '').join(', ');

const calendarDay = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day of the calendar, independent of the reader's time zone; yyyy-MM-dd in: `Sat, Oct 16, 2027`. */
export const formatDay = (iso: string) => calendarDay.format(new Date(iso));

const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** The day of a moment in the reader's time zone: `December 5, 2026`; ISO 8601 in. */
export const formatDate = (iso: string) => date.format(new Date(iso));

const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
/** A day of the calendar with its year, independent of the time zone (EV-44): `December 5, 2026`. @param iso yyyy-MM-dd */
export const formatLongDay = (iso: string) => longDay.format(new Date(iso));

const mediumDate = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
/** The day of a moment where room is short: `Dec 5, 2026`; ISO 8601 in. */
export const formatShortDate = (iso: string) => mediumDate.format(new Date(iso));

const hours = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const seconds = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' });
const dayOfYear = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });

/** A precise time for comparisons: `14:02`, precise `14:02:08`, of another day `Nov 20, 14:02`; ISO 8601 in. */
export function formatClock(iso: string, { precise = false, now = new Date() } = {}): string {
  const time = new Date(iso);
  const shown = (precise ? seconds : hours).format(time);
  return isToday(time, now) ? shown : `${dayOfYear.format(time)}, ${shown}`;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** `$5,800.00` */
export const formatDollars = (amount: number) => dollars.format(amount);

/** A number of the United States or Canada in its national format, any other unchanged: `+1 (512) 555-0142`. */
export const formatPhone = (phone: string) => {
  const [, area, first, last] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, '')) ?? [];
  return area === undefined ? phone : `+1 (${area}) ${first}-${last}`;
};

const monthDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
/** A day of any year: `June 12`. @param iso yyyy-MM-dd */
export const formatMonthDay = (iso: string) => monthDay.format(new Date(iso));

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
/** The weekday of a day: `Saturday`. @param iso yyyy-MM-dd */
export const formatWeekday = (iso: string) => weekday.format(new Date(iso));

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** The month of a day: `June 2027`. @param iso yyyy-MM-dd */
export const formatMonth = (iso: string) => month.format(new Date(iso));

const locale = 'en-US';
const listDate = new Intl.DateTimeFormat(locale, { month: '2-digit', day: '2-digit', year: '2-digit' });
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const numericDay = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
const longDayOfYear = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
const fullYear = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', year: 'numeric' });

/** The date of a conversation in the list, `MM/dd/yy`: `11/22/26`. @param iso ISO 8601; shown where it is read (MSG-7) */
export const formatConversationDate = (iso: string): string => listDate.format(new Date(iso));

/** The time of a message, `h:mm a, M/d/yyyy`: `9:12 AM, 11/22/2026`. @param iso ISO 8601; shown where it is read (MSG-7) */
export function formatMessageTime(iso: string): string {
  const time = new Date(iso);
  // Some browsers put a narrow space before AM and PM.
  return `${clock.format(time).replace(/\s/g, ' ')}, ${fullYear.format(time)}`;
}

/** The day of a message above the messages of that day: `Sunday, November 22`, with the year unless it is this one. */
export function formatMessageDay(iso: string, now = new Date()): string {
  const time = new Date(iso);
  return (time.getFullYear() === now.getFullYear() ? longDay : longDayOfYear).format(time);
}

/** Equal for two moments of the same day where they are read. */
export const dayKey = (iso: string): string => numericDay.format(new Date(iso));

const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** The size of a file: `1.2 MB`, `84 KB`. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1_000_000 ? `${oneDecimal.format(bytes / 1_000_000)} MB` : `${Math.max(1, Math.round(bytes / 1_000))} KB`;

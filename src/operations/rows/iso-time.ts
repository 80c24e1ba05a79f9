/** Converts a time of a database row to the ISO format of the API. */
export function isoTime(time: string): string;
export function isoTime(time: string | null): string | null;
export function isoTime(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

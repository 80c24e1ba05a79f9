/** A time of a row as it is sent. */
export function isoOf(time: string): string;
export function isoOf(time: string | null): string | null;
export function isoOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

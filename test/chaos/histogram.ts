/** Durations in milliseconds: median, 90th, 95th and 99th percentile, and maximum. */
export interface Quantiles {
  count: number;
  p50: number;
  p90: number;
  p95: number;
  p99: number;
  max: number;
}

/** Returns the quantiles by nearest rank, all 0 without measurements. */
export function quantiles(measured: readonly number[]): Quantiles {
  const sorted = [...measured].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Formats quantiles as a line of a table, in seconds. */
export function quantileLine(title: string, { count, p50, p90, p95, p99, max }: Quantiles): string {
  const seconds = [p50, p90, p95, p99, max].map((value) => (value / 1_000).toFixed(2).padStart(8));
  return `${title.padEnd(42)}${String(count).padStart(7)}${seconds.join('')}`;
}

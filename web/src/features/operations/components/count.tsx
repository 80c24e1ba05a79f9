import { formatNumber } from '../../../lib/format.js';
import { operations } from '../../../texts/operations.js';

/** A number of things: zero recedes, what is not known says so. */
export function Count({ value, isStrong = false }: { value: number | null; isStrong?: boolean }) {
  if (value === null) return <span className="text-faint">{operations.unknown}</span>;
  const look = value === 0 ? 'text-faint' : isStrong ? 'font-strong' : '';
  return <span className={`tabular-nums ${look}`}>{formatNumber(value)}</span>;
}

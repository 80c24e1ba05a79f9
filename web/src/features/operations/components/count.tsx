import { formatNumber } from '../../../base/format.js';
import { operations } from '../../../texts/operations.js';

/** A count. Zero is dimmed, and an unknown count is marked as such. */
export function Count({ value, isStrong = false }: { value: number | null; isStrong?: boolean }) {
  if (value === null) return <span className="text-faint">{operations.unknown}</span>;
  const look = value === 0 ? 'text-faint' : isStrong ? 'font-strong' : '';
  return <span className={look}>{formatNumber(value)}</span>;
}

import { formatDollars } from '../../../base/format.js';

/** A price as a plan card shows it, the cents small but always there. */
export function PriceAmount({ amount }: { amount: number }) {
  const [dollars, cents] = formatDollars(amount).split('.');
  return (
    <>
      <span className="sr-only">{formatDollars(amount)}</span>
      <span className="display-48 tabular-nums" aria-hidden>
        {dollars}
      </span>
      <span className="-ml-1 self-start pt-1.5 display-18" aria-hidden>
        .{cents}
      </span>
    </>
  );
}

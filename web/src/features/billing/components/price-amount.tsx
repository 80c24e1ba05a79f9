import { formatDollars } from '../../../base/format.js';

/** A price as a plan card shows it, the cents small but always there. */
export function PriceAmount({ amount }: { amount: number }) {
  const [dollars, cents] = formatDollars(amount).split('.');
  return (
    <>
      <span className="sr-only">{formatDollars(amount)}</span>
      <span className="flex shrink-0 items-start whitespace-nowrap" aria-hidden>
        <span className="display-48">{dollars}</span>
        <span className="pt-1.5 pl-0.5 display-18">.{cents}</span>
      </span>
    </>
  );
}

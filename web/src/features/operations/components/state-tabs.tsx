import { Link, useSearchParams } from 'react-router-dom';
import { deliveryStates, type DeliveryState } from '#contracts/shared/delivery-record.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { focusRing } from '../../../ui/focus-ring.js';

const texts = operationsJobs.jobs;

/** A link for each state; it keeps the search but not the page. */
export function StateTabs({ state }: { state: DeliveryState | undefined }) {
  const [address] = useSearchParams();
  const about = address.get('about');
  const to = (next: DeliveryState | undefined) =>
    `?${new URLSearchParams({ ...(next && { state: next }), ...(about !== null && { about }) })}`;
  return (
    <nav aria-label={texts.tabs} className="min-w-0 max-w-full">
      <ul className="flex gap-1 overflow-x-auto p-1 max-tablet:-mx-1">
        <Tab to={to(undefined)} name={texts.all} isHere={state === undefined} />
        {deliveryStates.map((one) => (
          <Tab key={one} to={to(one)} name={texts.states[one]} isHere={state === one} />
        ))}
      </ul>
    </nav>
  );
}

function Tab({ to, name, isHere }: { to: string; name: string; isHere: boolean }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={`${focusRing} block rounded-full px-3.5 py-1.5 whitespace-nowrap ${
          isHere ? 'bg-blush font-strong text-plum-dark' : 'font-medium hover:bg-sunk'
        }`}
      >
        {name}
      </Link>
    </li>
  );
}

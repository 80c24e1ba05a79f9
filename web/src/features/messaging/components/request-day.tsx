import { messaging } from '../../../texts/messaging.js';
import { dayIcons, isOpenDay } from '../../../shell/event-day/day-icons.js';
import { useDayState } from './day-state.js';

const words = messaging.about.thatDay;

interface RequestDayProps {
  /** The webstore of the vendor who reads the request. */
  webstoreId: string;
  /** yyyy-MM-dd */
  day: string;
}

/** The foot of a quote request for its vendor: what the own calendar says of the couple's date. */
export function RequestDay({ webstoreId, day }: RequestDayProps) {
  const state = useDayState(webstoreId, day);
  const Icon = dayIcons[state ?? 'unknown'];
  const tone = state && isOpenDay(state) ? 'bg-sage-soft text-sage-ink' : 'bg-sunk text-muted';
  return (
    // The same height before the calendar is read: nothing may move in a thread.
    <p className={`flex min-h-11 items-center gap-3 px-5 py-2.5 text-14 font-strong ${tone}`}>
      {state !== undefined && (
        <>
          <Icon className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
          {words[state]}
        </>
      )}
    </p>
  );
}

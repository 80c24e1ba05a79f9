import { CalendarDays } from 'lucide-react';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { vendorEditPath } from '#contracts/webstore/editor-paths.js';
import { messaging } from '../../../texts/messaging.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { DayState, useDayState } from '../components/day-state.js';
import { eventFacts, eventName } from './event-facts.js';

const texts = messaging.about;

/** The couple's event as their latest quote request says, and whether the vendor is open that day. */
export function AboutEvent({ conversation }: { conversation: ConversationView }) {
  const { context, webstoreId } = conversation;
  const day = context.eventDate;
  const state = useDayState(webstoreId, day);
  return (
    <>
      <h2 className="display-22 wrap-anywhere">{eventName(conversation)}</h2>
      {day !== null && state !== undefined && <DayState day={day} state={state} words={texts.thatDay} />}
      <dl className="mt-5 divide-y divide-hairline border-y border-hairline text-14">
        {eventFacts(conversation).map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[5.5rem_1fr] gap-3 py-3 max-tiny:grid-cols-1 max-tiny:gap-0">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={vendorEditPath('availability')} className="mt-5 w-full">
        <CalendarDays className="size-4.5" aria-hidden />
        {texts.calendar}
      </ButtonLink>
    </>
  );
}

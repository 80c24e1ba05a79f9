import { CalendarDays } from 'lucide-react';
import type { ConversationView, MessageView, QuoteRequestView } from '#contracts/messaging/messaging.views.js';
import { vendorEditPath } from '#contracts/webstore/editor-paths.js';
import { messaging } from '../../../texts/messaging.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { quoteFacts } from '../components/quote-card.js';
import { DayState, useDayState } from '../components/day-state.js';

const texts = messaging.about;

interface AboutEventProps {
  conversation: ConversationView;
  messages: readonly MessageView[];
}

/** The couple's event as their latest quote request says, and whether the vendor is open that day. */
export function AboutEvent({ conversation, messages }: AboutEventProps) {
  const { context, displayName, webstoreId } = conversation;
  const request = messages.findLast(({ type }) => type === 'quote-request')?.data as QuoteRequestView | undefined;
  const day = context.eventDate;
  const state = useDayState(webstoreId, day);
  const facts = (request ? quoteFacts(request) : []).filter(({ name }) => name !== messaging.quote.event);
  return (
    <>
      <h2 className="display-22 wrap-anywhere">{texts.eventOf(displayName.split(' ')[0] ?? '', context.eventType)}</h2>
      {day !== null && state !== undefined && <DayState day={day} state={state} words={texts.thatDay} />}
      <dl className="mt-5 divide-y divide-hairline border-y border-hairline text-14">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[5.5rem_1fr] gap-3 py-3">
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

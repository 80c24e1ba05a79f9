import type { ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { budgetTiers } from '#contracts/events/event.js';
import type { EventFactsView, QuoteRequestView } from '#contracts/messaging/messaging.views.js';
import type { PriceTier } from '#contracts/webstore/webstore-content.js';
import { formatLongDay, formatNumber } from '../../../base/format.js';
import { eventSetup } from '../../../texts/events.js';
import { messaging } from '../../../texts/messaging.js';
import { PriceSigns } from '../../../ui/price-signs.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { LinkedText } from './linked-text.js';
import { RequestDay } from './request-day.js';

const texts = messaging.quote;

/** The known facts of an event by name; facts that the couple has left open are absent. */
export function quoteFacts(event: EventFactsView): { name: string; value: ReactNode }[] {
  const { eventType, eventDate, eventTimeline, budget, guestCount, place, milesAway } = event;
  const date = eventDate !== null ? formatLongDay(eventDate) : eventTimeline && eventSetup.timelines[eventTimeline];
  const facts: [string, ReactNode][] = [
    [texts.event, eventType && eventSetup.types[eventType]],
    [texts.date, date],
    [
      texts.budget,
      budget && (
        <>
          <PriceSigns tier={(budgetTiers.indexOf(budget) + 1) as PriceTier} /> {eventSetup.budgets[budget].name}
        </>
      ),
    ],
    [texts.guests, guestCount !== null && texts.about(formatNumber(guestCount))],
    [texts.place, place && (milesAway ? texts.placeAway(place, milesAway) : place)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

interface QuoteCardProps {
  request: QuoteRequestView;
  /** The webstore of the vendor who reads it; undefined for the couple. */
  ownWebstoreId: string | undefined;
}

/** A quote request: what the couple asks, and what the vendor needs to know (MSG-18). */
export function QuoteCard({ request, ownWebstoreId }: QuoteCardProps) {
  const name = request.name || messaging.someoneWhoLeft;
  const facts = quoteFacts(request);
  return (
    <div className="w-full max-w-110 overflow-hidden rounded-card border border-hairline bg-surface text-ink">
      <p className="flex items-center gap-3 bg-blush-soft px-5 py-3 font-strong text-plum">
        <FileText className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
        {messaging.preview.quoteRequest}
      </p>
      <div className="p-5">
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          <LinkedText text={request.message} linkClassName={textLinkStyle} />
        </p>
        <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-hairline pt-4 text-14 phone:grid-cols-2">
          {[{ name: texts.name, value: name }, ...facts].map((fact) => (
            <div key={fact.name} className="min-w-0">
              <dt className="text-12 text-muted">{fact.name}</dt>
              <dd className="font-strong wrap-anywhere">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {ownWebstoreId !== undefined && request.eventDate !== null && (
        <RequestDay webstoreId={ownWebstoreId} day={request.eventDate} />
      )}
    </div>
  );
}

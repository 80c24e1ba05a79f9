import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { EventView } from '#contracts/events/events.views.js';
import { budgetTiers } from '#contracts/events/event.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PriceTier } from '#contracts/webstore/webstore-content.js';
import { formatLongDay, formatNumber } from '../../../base/format.js';
import { eventDashboard, eventSetup } from '../../../texts/events.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { PriceSigns } from '../../../ui/price-signs.js';
import { placeName } from '../event-format.js';

const texts = eventDashboard.facts;

/** The facts of the event in one line, and the missing ones. */
export function EventFacts({ event }: { event: EventView }) {
  const { eventDate, eventLocations, eventLocationType, basics, eventVendors } = event;
  const { eventDate: day, eventTimeline } = eventDate;
  const { guestCount, budgetTier } = basics;
  const categories = new Set(eventVendors.map(({ categoryId }) => categoryId)).size;
  const roughly =
    eventLocationType !== null && eventLocationType !== 'unknown' && eventSetup.locationTypes[eventLocationType].name;
  const facts: [string, ReactNode][] = [
    [texts.date, day !== null ? formatLongDay(day) : eventTimeline && eventSetup.timelines[eventTimeline]],
    [texts.place, placeName(eventLocations) ?? roughly],
    [texts.guests, guestCount !== null && texts.about(formatNumber(guestCount))],
    [
      texts.budget,
      budgetTier && (
        <>
          <PriceSigns tier={(budgetTiers.indexOf(budgetTier) + 1) as PriceTier} /> {eventSetup.budgets[budgetTier].name}
        </>
      ),
    ],
    [texts.lookingFor, categories > 0 && texts.categories(categories)],
  ];
  return (
    <section aria-label={texts.heading} className="border-b border-hairline pb-5 desk:flex desk:items-center">
      <dl className="grow max-desk:divide-y max-desk:divide-hairline desk:grid desk:grid-cols-5">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 wrap-break-word desk:block desk:border-l desk:border-hairline desk:px-3 desk:py-4 wide:px-5 desk:first:border-0 desk:first:pl-0"
          >
            <dt className="text-14 text-muted">{name}</dt>
            <dd className={value ? 'display-18' : 'text-muted'}>{value || texts.open}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={pagePaths.eventInformation} size="small" className="max-desk:mt-3">
        <Pencil className="size-4" aria-hidden />
        <span aria-hidden>{texts.edit}</span>
        <span className="sr-only">{texts.editEvent}</span>
      </ButtonLink>
    </section>
  );
}

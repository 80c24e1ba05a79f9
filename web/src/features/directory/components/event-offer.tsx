import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { EventView } from '#contracts/events/events.views.js';
import { guestCategories } from '#contracts/webstore/guest-categories.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { eventProfileQuery } from '../../../lib/event-profile.js';
import { formatDay } from '../../../base/format.js';
import { isPlainClick } from '../../../base/plain-click.js';
import { searchDate } from '../../../lib/search-date.js';
import { useServices } from '../../../lib/services.js';
import { eventOffer as texts } from '../../../texts/event-offer.js';
import { writeSearchAddress, type SearchAddress } from '../search-address.js';
import { useSearchAddress } from '../use-search-address.js';

/** A part of the event as a search: `add` keeps what else is searched for. */
interface Offer {
  name: string;
  add: (address: SearchAddress) => SearchAddress;
}

interface EventOfferProps {
  userId: string;
  address: SearchAddress;
  /** Slug of the searched place. */
  place: string | undefined;
}

/** The place, the date and the number of guests of the couple's event, where they are not searched for yet. */
export default function EventOffer({ userId, address, place }: EventOfferProps) {
  const { api } = useServices();
  const { data } = useQuery(eventProfileQuery(api, userId));
  const take = useTakeOffer(address);
  const offers = data?.event ? offersOf(data.event, address, place) : [];
  if (offers.length === 0) return null;
  return (
    <nav aria-label={texts.label} className="wrap flex flex-wrap items-center gap-2 pt-4">
      <span aria-hidden className="text-14 text-muted">
        {texts.label}
      </span>
      {offers.map((offer) => (
        <Link
          key={offer.name}
          to={writeSearchAddress(offer.add(address))}
          onClick={(click) => take(click, offer)}
          className="chip-link"
        >
          {offer.name}
        </Link>
      ))}
    </nav>
  );
}

/** Adds a pressed offer to the newest search: an earlier one may be pressed, and not yet part of the page's address. */
function useTakeOffer(address: SearchAddress) {
  const { go } = useSearchAddress();
  const newest = useRef(address);
  useLayoutEffect(() => {
    newest.current = address;
  }, [address]);
  return (click: MouseEvent, { add }: Offer) => {
    if (!isPlainClick(click)) return;
    click.preventDefault();
    newest.current = add(newest.current);
    go(newest.current);
  };
}

function offersOf(
  { eventLocations, eventDate, basics: { guestCount } }: EventView,
  { category, filters, ranges }: SearchAddress,
  place: string | undefined,
): Offer[] {
  // Only venues and lodging hold a number of guests.
  const countsGuests = category !== undefined && guestCategories.includes(category);
  const [location] = eventLocations;
  const slug = location && placeSlug(location.displayText);
  const day = searchDate.of(eventDate.eventDate);
  const offers: Offer[] = [];
  if (location && slug !== undefined && slug !== place)
    offers.push({
      name: texts.near(location.displayText),
      add: ({ area: _area, ...address }) => ({ ...address, national: false, place: slug, page: 1 }),
    });
  if (day !== null && day !== filters.availabilityDate)
    offers.push({
      name: texts.open(formatDay(day)),
      add: (address) => ({ ...address, filters: { ...address.filters, availabilityDate: day }, page: 1 }),
    });
  if (guestCount !== null && countsGuests && guestCount !== ranges.guests)
    offers.push({
      name: texts.guests(guestCount),
      add: (address) => ({ ...address, ranges: { ...address.ranges, guests: guestCount }, page: 1 }),
    });
  return offers;
}

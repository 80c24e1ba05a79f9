import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { guestCategories } from '#contracts/webstore/guest-categories.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { eventProfileQuery } from '../../../lib/event-profile.js';
import { formatDay, formatNumber } from '../../../base/format.js';
import { searchDate } from '../../../lib/search-date.js';
import { useServices } from '../../../lib/services.js';
import { eventOffer as texts } from '../../../texts/event-offer.js';
import { writeSearchAddress, type SearchAddress } from '../search-address.js';

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
  if (!data?.event) return null;
  const { eventLocations, eventDate, basics } = data.event;
  const { guestCount } = basics;
  // Only venues and lodging hold a number of guests.
  const countsGuests = address.category !== undefined && guestCategories.includes(address.category);
  const [location] = eventLocations;
  const slug = location && placeSlug(location.displayText);
  const day = searchDate.of(eventDate.eventDate);
  const { filters } = address;
  const { area: _area, ...elsewhere } = address;
  const offers = [
    ...(location && slug !== undefined && slug !== place
      ? [{ name: texts.near(location.displayText), to: { ...elsewhere, national: false, place: slug, page: 1 } }]
      : []),
    ...(day !== null && day !== filters.availabilityDate
      ? [
          {
            name: texts.open(formatDay(day)),
            to: { ...address, filters: { ...filters, availabilityDate: day }, page: 1 },
          },
        ]
      : []),
    ...(guestCount !== null && countsGuests && guestCount !== address.ranges.guests
      ? [
          {
            name: texts.guests(formatNumber(guestCount)),
            to: { ...address, ranges: { ...address.ranges, guests: guestCount }, page: 1 },
          },
        ]
      : []),
  ];
  if (offers.length === 0) return null;
  return (
    <nav aria-label={texts.label} className="wrap flex flex-wrap items-center gap-2 pt-4">
      <span aria-hidden className="text-14 text-muted">
        {texts.label}
      </span>
      {offers.map(({ name, to }) => (
        <Link key={name} to={writeSearchAddress(to)} className="chip-link">
          {name}
        </Link>
      ))}
    </nav>
  );
}

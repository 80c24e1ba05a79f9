import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { noFilters } from '#contracts/directory/search-filters.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { guestCategories } from '#contracts/webstore/guest-categories.js';
import { formatMonthDay } from '../../../../base/format.js';
import { eventProfileQuery } from '../../../../lib/event-profile.js';
import { searchDate } from '../../../../lib/search-date.js';
import { useServices } from '../../../../lib/services.js';
import { eventOffer as texts } from '../../../../texts/event-offer.js';
import { everything, writeSearchAddress } from '../../search-address.js';

interface EventStartProps {
  userId: string;
  /** The category that most couples search for first. */
  category: CategoryView | undefined;
}

/** A link to the search for the couple's event: its place, its day, and the number of its guests. */
export default function EventStart({ userId, category }: EventStartProps) {
  const { api } = useServices();
  const { data } = useQuery(eventProfileQuery(api, userId));
  const [location] = data?.event?.eventLocations ?? [];
  const slug = location && placeSlug(location.displayText);
  if (!data?.event || !location || slug === undefined) return null;
  const { eventDate, basics } = data.event;
  const day = searchDate.of(eventDate.eventDate);
  const countsGuests = category !== undefined && guestCategories.includes(category.externalId);
  const to = writeSearchAddress({
    ...everything,
    place: slug,
    ...(category && { category: category.externalId }),
    filters: { ...noFilters, ...(day !== null && { availabilityDate: day }) },
    ranges: countsGuests && basics.guestCount !== null ? { guests: basics.guestCount } : {},
  });
  return (
    <li>
      <Link to={to} className="chip-link">
        {texts.start(location.displayText, day === null ? undefined : formatMonthDay(day))}
      </Link>
    </li>
  );
}

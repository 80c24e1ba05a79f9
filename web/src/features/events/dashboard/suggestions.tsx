import type { ComponentType } from 'react';
import { useQueries } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { noFilters } from '#contracts/directory/search-filters.js';
import type { EventView } from '#contracts/events/events.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { eventDashboard } from '../../../texts/events.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { directoryPath } from '../directory-path.js';

const texts = eventDashboard.suggestions;

/** Renders one vendor with the directory's card, which belongs to another feature. */
export type ListingCard = ComponentType<{ listing: ListingCardView; heading?: 'h2' | 'h3' }>;

interface SuggestionsProps {
  event: EventView;
  /** Wanted categories without favorites. */
  missing: readonly CategoryView[];
  favorites: readonly string[];
  Card: ListingCard;
}

/** Number of cards, from as many categories as possible. */
const most = 4;
/** Largest distance in miles that counts as near. */
const nearMiles = 100;

/** Vendors of wanted categories, near the place and available on the date. */
export function Suggestions({ event, missing, favorites, Card }: SuggestionsProps) {
  const { api } = useServices();
  const [place] = event.eventLocations;
  const day = event.eventDate.eventDate;
  const categories = missing.slice(0, most);
  const hasPoint = typeof place?.latitude === 'number' && typeof place.longitude === 'number';
  const answers = useQueries({
    queries: categories.map(({ id }) =>
      routeQuery(api, directoryRoutes.webstoreSearch, {
        query: {
          categoryId: id,
          ...(hasPoint && { place: { latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 } }),
          ...(hasPoint && { sort: 'distance' as const }),
          filters: { ...noFilters, ...(day !== null && { availabilityDate: day }) },
          page: 1,
          pageSize: most,
          updateSearchKpiCount: false,
        },
      }),
    ),
  });
  const each = Math.ceil(most / Math.max(1, categories.length));
  const shown = answers
    .flatMap(({ data }) => data?.results.filter(({ id }) => !favorites.includes(id)).slice(0, each) ?? [])
    .slice(0, most);
  if (shown.length === 0) return null;
  const city = place?.locationCity || place?.displayText;
  const isNear = shown.every(({ distance }) => distance !== null && distance <= nearMiles);
  const heading =
    city === undefined || !isNear ? texts.elsewhere : day === null ? texts.near(city) : texts.nearAndOpen(city);
  return (
    <section aria-labelledby="event-suggestions" className="mt-14">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 id="event-suggestions" className="display-28">
            {heading}
          </h2>
          <p className="mt-1 text-muted">{texts.text}</p>
        </div>
        <Link to={directoryPath(event, categories[0])} className={textLinkStyle}>
          {texts.more}
        </Link>
      </div>
      <ul className="mt-6 grid gap-x-6 gap-y-10 tablet:grid-cols-2 wide:grid-cols-4">
        {shown.map((listing) => (
          <li key={listing.id}>
            <Card listing={listing} heading="h3" />
            {day !== null && (
              <p className="mt-1 flex items-center gap-1.5 text-14 font-strong text-sage-ink">
                <CalendarCheck className="size-4" aria-hidden />
                {texts.open}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ComponentType } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { budgetTiers } from '#contracts/events/event.js';
import { noFilters } from '#contracts/directory/search-filters.js';
import type { EventView } from '#contracts/events/events.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { searchDate } from '../../../lib/search-date.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { eventDashboard } from '../../../texts/events.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { directoryPath, guestsOf } from '../directory-path.js';

const texts = eventDashboard.suggestions;

/** Renders one vendor with the directory's card, which belongs to another feature. */
export type ListingCard = ComponentType<{
  listing: ListingCardView;
  heading?: 'h2' | 'h3';
}>;

interface SuggestionsProps {
  event: EventView;
  /** Wanted categories without favorites. */
  missing: readonly CategoryView[];
  favorites: readonly string[];
  Card: ListingCard;
}

/** Number of cards, from as many categories as possible. */
const most = 4;
/** Number of nearest vendors of a category among whom those are preferred who are known to be free. */
const asked = 12;
/** Largest distance in miles that counts as near. */
const nearMiles = 100;

const byAvailability = { free: 0, partly: 1, ask: 2 } as const;

/** Vendors who are known to be free first, among them those whose prices fit; otherwise in their order. */
function bestFirst(found: readonly ListingCardView[], { basics: { budgetTier } }: EventView): ListingCardView[] {
  const budget = budgetTier === null ? null : budgetTiers.indexOf(budgetTier) + 1;
  const rankOf = ({ availability, priceTier }: ListingCardView) =>
    byAvailability[availability ?? 'ask'] * 10 +
    (budget === null || priceTier === null ? 1 : Math.abs(priceTier - budget));
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Takes one of each list in turn, so that a list without enough is filled up from the others. */
const inTurns = (lists: readonly (readonly ListingCardView[])[]) =>
  Array.from({ length: most }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();

/** Vendors of wanted categories, near the place and available on the date. */
export function Suggestions({ event, missing, favorites, Card }: SuggestionsProps) {
  const { api } = useServices();
  const [place] = event.eventLocations;
  const day = searchDate.of(event.eventDate.eventDate);
  const categories = missing.slice(0, most);
  const hasPoint = typeof place?.latitude === 'number' && typeof place.longitude === 'number';
  const answers = useQueries({
    queries: categories.map((category) =>
      routeQuery(api, directoryRoutes.webstoreSearch, {
        query: {
          categoryId: category.id,
          ...(hasPoint && { place: { latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 } }),
          ...(hasPoint && { sort: 'distance' as const }),
          filters: { ...noFilters, ...(day !== null && { availabilityDate: day }) },
          ranges: guestsOf(event, category),
          page: 1,
          pageSize: asked,
          updateSearchKpiCount: false,
        },
      }),
    ),
  });
  const shown = inTurns(
    answers.map(({ data }) => bestFirst(data?.results.filter(({ id }) => !favorites.includes(id)) ?? [], event)),
  ).slice(0, most);
  if (shown.length === 0) return <RetryFailed answers={answers} />;
  const city = place?.locationCity || place?.displayText;
  const isNear = shown.every(({ distance }) => distance !== null && distance <= nearMiles);
  const areFree = day !== null && shown.every(({ availability }) => availability === 'free');
  const heading =
    city === undefined || !isNear ? texts.elsewhere : areFree ? texts.nearAndFree(city) : texts.near(city);
  return (
    <section aria-labelledby="event-suggestions" className="mt-14">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 id="event-suggestions" className="display-28">
            {heading}
          </h2>
          <p className="mt-1 text-muted">{texts.text}</p>
        </div>
        <Link to={directoryPath(event, categories[0])} className={`${textLinkStyle} whitespace-nowrap`}>
          {texts.more}
        </Link>
      </div>
      <ul className="mt-6 grid gap-x-6 gap-y-10 tablet:grid-cols-2 wide:grid-cols-4">
        {shown.map((listing) => (
          <li key={listing.id}>
            <Card listing={listing} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Empty unless a search failed. */
function RetryFailed({ answers }: { answers: readonly UseQueryResult[] }) {
  const failed = answers.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  return (
    <div className="mt-14">
      <LoadFailed {...texts.failed} isRetrying={failed.some(({ isFetching }) => isFetching)} onRetry={retry} />
    </div>
  );
}

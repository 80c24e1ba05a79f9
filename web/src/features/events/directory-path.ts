import { generatePath } from 'react-router-dom';
import type { EventView } from '#contracts/events/events.views.js';
import { noFilters, pageParameters, writeFilters } from '#contracts/directory/search-filters.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { searchDate } from '../../lib/search-date.js';

/** The search for vendors of a category near the place of the event and available on its date, if these are known. */
export function directoryPath({ eventLocations, eventDate }: EventView, category?: string): string {
  const [place] = eventLocations;
  const date = searchDate.of(eventDate.eventDate) ?? undefined;
  const slug = place && placeSlug(place.displayText);
  const path =
    slug !== undefined && category !== undefined
      ? generatePath(pagePaths.vendorsInPlace, { citystate: slug, category })
      : pagePaths.vendors;
  const query = new URLSearchParams({
    ...(path === pagePaths.vendors && slug !== undefined && { place: slug }),
    ...(path === pagePaths.vendors && category !== undefined && { category }),
    ...writeFilters({ ...noFilters, ...(date !== undefined && { availabilityDate: date }) }, pageParameters),
  });
  return query.size > 0 ? `${path}?${String(query)}` : path;
}

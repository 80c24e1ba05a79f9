import { generatePath } from 'react-router-dom';
import type { EventView } from '#contracts/events/events.views.js';
import { noFilters, pageParameters, writeFilters } from '#contracts/directory/search-filters.js';
import { writeRanges, type SearchRanges } from '#contracts/directory/search-ranges.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { searchDate } from '../../lib/search-date.js';

/** The category whose vendors have to hold all guests at once; hardly any place to stay has a bed for each of them. */
const holdsEverybody = 'venues';

/** The number of guests, as a condition of venues. */
export const guestsOf = ({ basics: { guestCount } }: EventView, category: CategoryView | undefined): SearchRanges =>
  guestCount !== null && category?.externalId === holdsEverybody ? { guests: guestCount } : {};

/**
 * The search for vendors of a category near the place of the event, available on its date, with room for its guests and of
 * the styles that the couple likes, if these are known.
 */
export function directoryPath(event: EventView, wanted?: CategoryView): string {
  const { eventLocations, eventDate, preferences } = event;
  const category = wanted?.externalId;
  const styles = wanted?.styles.map(({ id }) => id).filter((id) => preferences.styles.includes(id)) ?? [];
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
    ...writeFilters({ ...noFilters, styles, ...(date !== undefined && { availabilityDate: date }) }, pageParameters),
    ...writeRanges(guestsOf(event, wanted)),
  });
  return query.size > 0 ? `${path}?${String(query)}` : path;
}

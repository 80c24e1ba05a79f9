import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { activeFilters } from '#contracts/directory/search-filters.js';
import { writeCursor } from '#contracts/directory/search-order.js';
import type { WrittenAnswer } from '#src/platform/http/written-answer.js';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { cursorOf, type EngineResponse, type FoundListing } from './engine-response.js';
import { readFacets, readWaysOut } from './facet-aggregations.js';

/** The answer to a search, ready to be sent. */
export interface SerializedSearch {
  answer: WrittenAnswer<WebstoreSearchView>;
  /** Ids of the webstores on the page. */
  shown: readonly string[];
}

/** @param placeName what `search.place` is called */
export function serializeSearch(search: DirectorySearch, found: EngineResponse, placeName: string): SerializedSearch {
  const { place, filters, page, pageSize, sort } = search;
  const { total, hits, aggregations } = found;
  const shown = hits.slice(0, pageSize);
  const last = shown.at(-1);
  // After a cursor nobody knows how many came before: one more was asked for.
  const hasMore = search.cursor === undefined ? page * pageSize < total : hits.length > pageSize;
  const rest: Omit<WebstoreSearchView, 'results'> = {
    numResults: total,
    page,
    pageSize,
    nextCursor: last && hasMore ? writeCursor(sort, cursorOf(last)) : null,
    facets: readFacets(aggregations, filters),
    waysOut: total === 0 ? readWaysOut(aggregations, activeFilters(filters)) : [],
    place: place ? { ...place, displayText: placeName } : null,
  };
  const cards = shown.map((hit) => cardOf(hit, place));
  const json = `{"results":[${cards.join(',')}],${JSON.stringify(rest).slice(1)}`;
  return { answer: Buffer.from(json), shown: shown.map(({ id }) => id) };
}

/** JSON of a `ListingCardView`: the stored card, and what only this search knows. */
function cardOf({ card, location }: FoundListing, place: DirectorySearch['place']): string {
  const point = location && { latitude: location.lat, longitude: location.lon };
  const miles = place && point ? milesBetween(place, point) : null;
  const distance = miles === null ? null : Math.round(miles * 10) / 10;
  return `${card.slice(0, -1)},"distance":${distance},"point":${JSON.stringify(point)}}`;
}

import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { WayOutView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { writeCursor } from '#contracts/directory/search-order.js';
import type { WrittenAnswer } from '#src/platform/http/written-answer.js';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { categoryById } from '#src/webstore/catalogue/catalogue.js';
import type { StoredCard } from '../index/listing-document.js';
import { calendarOf, searchedDays } from './day-availability.js';
import type { EngineResponse } from './engine-response.js';
import { readFacets, readPrices, readWaysOut } from './facet-aggregations.js';
import { activeChoices } from './filter-clauses.js';
import type { ReadListing } from './listing-cards.js';

/** The response to a search, ready to be sent. */
export interface SerializedSearch {
  answer: WrittenAnswer<WebstoreSearchView>;
  /** Ids of the webstores on the page. */
  shown: readonly string[];
}

interface Circumstances {
  /** Name of `search.place`. */
  placeName: string;
  /** Ways out of an empty result that no single filter offers. */
  farther?: readonly WayOutView[];
}

export function serializeSearch(
  search: DirectorySearch,
  { total, hits, aggregations, shown }: EngineResponse & { shown: readonly ReadListing[] },
  { placeName, farther = [] }: Circumstances,
): SerializedSearch {
  const { place, filters, page, pageSize, sort } = search;
  const last = hits.slice(0, pageSize).at(-1);
  // After a cursor the number of earlier results is unknown, so one more hit was requested.
  const hasMore = search.cursor === undefined ? page * pageSize < total : hits.length > pageSize;
  const rest: Omit<WebstoreSearchView, 'results'> = {
    numResults: total,
    page,
    pageSize,
    nextCursor: last && hasMore ? writeCursor(sort, last.sort) : null,
    facets: readFacets(aggregations, filters, search.categoryId),
    prices: readPrices(aggregations),
    waysOut: total === 0 ? [...readWaysOut(aggregations, activeChoices(search)), ...farther] : [],
    place: place ? { ...place, displayText: placeName } : null,
  };
  const days = searchedDays(search);
  const cards = shown.map((hit) => cardOf(hit, search, days));
  const json = `{"results":[${cards.join(',')}],${JSON.stringify(rest).slice(1)}`;
  return { answer: Buffer.from(json), shown: shown.map(({ id }) => id) };
}

/** JSON of a `ListingCardView`: the stored card, and the fields that depend on the search. */
function cardOf({ card, location, matched }: ReadListing, search: DirectorySearch, days: readonly string[]): string {
  const { place, categoryId } = search;
  const point = location && { latitude: location.lat, longitude: location.lon };
  const miles = place && point ? milesBetween(place, point) : null;
  const distance = miles === null ? null : Math.round(miles * 10) / 10;
  const own = { distance, point, ...calendarOf(days, matched) };
  return `${asOfCategory(card, categoryId).slice(0, -1)},${JSON.stringify(own).slice(1)}`;
}

/** The card of a vendor of several categories names the searched one. */
function asOfCategory(card: string, categoryId: number | undefined): string {
  const category = categoryId === undefined ? undefined : categoryById(categoryId);
  // No JSON string has an unescaped quote, so this can only be the field.
  if (!category || card.includes(`"categoryId":${category.id},`)) return card;
  const parsed = JSON.parse(card) as StoredCard;
  return JSON.stringify({ ...parsed, categoryId: category.id, categoryName: category.name });
}

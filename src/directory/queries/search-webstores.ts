import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListingCardView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { activeFilters } from '#contracts/directory/search-filters.js';
import { writeCursor, type SearchCursor } from '#contracts/directory/search-order.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { SearchLog } from '#src/platform/search/search-log.js';
import { categoryById } from '#src/webstore/public/categories.js';
import type { ListingDocument } from '../index/listing-document.js';
import { milesBetween } from '../miles-between.js';
import { buildSearchBody } from '../search/build-search-body.js';
import { readFacets, readWaysOut, type CountedAggregations } from '../search/facet-aggregations.js';
import { ListingSearch } from '../search/listing-search.js';
import { SearchAppearances } from '../search/search-appearances.js';
import { searchedFor } from '../search/searched-for.js';
import { SearchedPlaces } from '../search/searched-places.js';

/** A page of published webstores: one call of the engine, no SQL. */
export class SearchWebstores extends Query<WebstoreSearchView> {
  constructor(readonly search: DirectorySearch) {
    super();
  }
}

type Source = Pick<ListingDocument, 'card' | 'location'>;

interface EngineAnswer {
  total: number;
  hits: { source: Source; sort: SearchCursor }[];
  aggregations: CountedAggregations;
}

@QueryHandler(SearchWebstores)
export class SearchWebstoresHandler implements IQueryHandler<SearchWebstores> {
  constructor(
    private readonly listings: ListingSearch,
    private readonly places: SearchedPlaces,
    private readonly appearances: SearchAppearances,
    private readonly log: SearchLog,
  ) {}

  async execute({ search }: SearchWebstores): Promise<WebstoreSearchView> {
    refuseUnknownCategory(search.categoryId);
    const { place, filters, page, pageSize, sort } = search;
    const displayText = place ? this.places.nameOf(place) : '';
    const what = searchedFor(search, place ? displayText : null);
    const { total, hits, aggregations } = await this.log.time(what, this.ask(search));
    const shown = hits.slice(0, pageSize);
    const last = shown.at(-1);
    // After a cursor nobody knows how many came before: one more was asked for.
    const hasMore = search.cursor === undefined ? page * pageSize < total : hits.length > pageSize;
    const results = shown.map(({ source }) => cardOf(source, place));
    if (search.updateSearchKpiCount) this.appearances.count(results.map(({ id }) => id));
    return {
      results,
      numResults: total,
      page,
      pageSize,
      nextCursor: last && hasMore ? writeCursor(sort, last.sort) : null,
      facets: readFacets(aggregations, filters),
      waysOut: total === 0 ? readWaysOut(aggregations, activeFilters(filters)) : [],
      place: place ? { ...place, displayText } : null,
    };
  }

  private async ask(search: DirectorySearch): Promise<EngineAnswer> {
    const body = buildSearchBody(search, this.places.areas(search.filters.serviceAreas));
    try {
      const { hits, aggregations = {} } = await this.listings.search<Source>(body);
      return {
        total: typeof hits.total === 'object' ? hits.total.value : (hits.total ?? 0),
        hits: hits.hits.flatMap(({ _source: source, sort }) =>
          source ? [{ source, sort: (sort ?? []) as (string | number)[] }] : [],
        ),
        aggregations: aggregations as CountedAggregations,
      };
    } catch (error) {
      throw search.cursor !== undefined && isRefused(error) ? new InvalidInput({ cursor: ['malformed'] }) : error;
    }
  }
}

/**
 * An empty answer would say that nobody offers it.
 * @throws InvalidInput naming `categoryId`
 */
function refuseUnknownCategory(categoryId: number | undefined): void {
  if (categoryId === undefined || categoryById(categoryId)) return;
  throw new InvalidInput({ categoryId: ['unknown-value'] });
}

/** The engine knows what it can continue from: a cursor of another search, or one that was made up, is refused there. */
const isRefused = (error: unknown) => (error as { meta?: { statusCode?: number } }).meta?.statusCode === 400;

function cardOf({ card, location }: Source, place: DirectorySearch['place']): ListingCardView {
  const distance = place && location ? milesBetween(place, { latitude: location.lat, longitude: location.lon }) : null;
  return { ...card, distance: distance === null ? null : Math.round(distance * 10) / 10 };
}

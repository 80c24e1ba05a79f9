import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { WayOutView } from '#contracts/directory/directory.views.js';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { SearchLog } from '#src/platform/search/search-log.js';
import type { EngineResponse } from '../search/engine-response.js';
import { readWaysOut } from '../search/facet-aggregations.js';
import { activeChoices, type ServiceArea } from '../search/filter-clauses.js';
import { FindListings } from '../search/find-listings.js';
import { buildWaysOutBody, namesAPlace, readFartherWays, type WaysOutResponse } from '../search/ways-out.js';
import type { ListingDocument } from '../index/listing-document.js';
import { SearchCache } from '../search/search-cache.js';
import { ListingCards } from '../search/listing-cards.js';
import { ListingSearch } from '../search/listing-search.js';
import { SearchDeadline } from '../search/search-deadline.js';
import { cacheKeyOf, normalisedSearch } from '../search/normalised-search.js';
import { refuseUnknownIds } from '../search/refuse-unknown-ids.js';
import { SearchAppearances } from '../search/search-appearances.js';
import { describeSearch } from '../search/describe-search.js';
import { SearchedPlaces } from '../search/searched-places.js';
import { serializeSearch, type SerializedSearch } from '../search/serialized-search.js';

/**
 * Returns a page of published webstores with one call of the engine and no SQL, or from the cache. Cards that this
 * process has not read yet, national vendors after the last local one, and ways out of an empty result, are a second call.
 */
export class SearchWebstores extends Query<SerializedSearch> {
  /** @param response whether a cached response may be used */
  constructor(
    readonly search: DirectorySearch,
    readonly response: 'cached or fresh' | 'fresh' = 'cached or fresh',
  ) {
    super();
  }
}

@QueryHandler(SearchWebstores)
export class SearchWebstoresHandler implements IQueryHandler<SearchWebstores> {
  constructor(
    private readonly searchCache: SearchCache,
    private readonly finder: FindListings,
    private readonly listings: ListingSearch,
    private readonly cards: ListingCards,
    private readonly places: SearchedPlaces,
    private readonly appearances: SearchAppearances,
    private readonly log: SearchLog,
  ) {}

  async execute({ search: given, response }: SearchWebstores): Promise<SerializedSearch> {
    refuseUnknownIds(given);
    const search = normalisedSearch(given);
    const searched = { now: false };
    const ask = () => {
      searched.now = true;
      return this.ask(search);
    };
    const result = await (response === 'fresh' ? ask() : this.searchCache.answerTo(cacheKeyOf(search), ask));
    if (!searched.now) this.log.noteRemembered();
    if (given.updateSearchKpiCount) this.appearances.count(result.shown);
    return result;
  }

  /**
   * Finds ways out of an empty result that removing a single filter does not offer. Only such a search calls the engine
   * a second time; one without filters and place has nothing to remove.
   */
  private async fartherWays(
    search: DirectorySearch,
    areas: readonly ServiceArea[],
    { total, aggregations }: EngineResponse,
    deadline: SearchDeadline,
  ): Promise<WayOutView[]> {
    const active = activeChoices(search);
    if (total > 0 || (active.length === 0 && !namesAPlace(search)) || readWaysOut(aggregations, active).length > 0)
      return [];
    const asked = this.listings.search<Pick<ListingDocument, 'location'>>(buildWaysOutBody(search, areas), deadline);
    // An empty result without suggestions is still correct, and better than an error.
    const answer = await asked.catch(() => undefined);
    if (!answer) return [];
    const { hits, aggregations: counted } = answer;
    return readFartherWays(search, active, {
      ...(counted as unknown as Omit<WaysOutResponse, 'hits'>),
      hits: hits.hits.map(({ _source: source }) => ({ location: source?.location ?? null })),
    });
  }

  private async ask(search: DirectorySearch): Promise<SerializedSearch> {
    const areas = this.places.areas(search.filters.serviceAreas);
    const place = search.place ? this.places.nameOf(search.place) : '';
    const deadline = new SearchDeadline();
    try {
      const found = await this.log.time(describeSearch(search, place), this.finder.find(search, areas, deadline));
      const shown = await this.cards.read(found.hits.slice(0, search.pageSize), deadline);
      const farther = await this.fartherWays(search, areas, found, deadline);
      return serializeSearch(search, { ...found, shown }, { placeName: place, farther });
    } catch (error) {
      throw search.cursor !== undefined && isRefused(error) ? new InvalidInput({ cursor: ['malformed'] }) : error;
    }
  }
}

/**
 * Turns the engine's refusal of a cursor into an error for the caller: the cursor belongs to another search, or was
 * made up.
 */
const isRefused = (error: unknown) => (error as { meta?: { statusCode?: number } }).meta?.statusCode === 400;

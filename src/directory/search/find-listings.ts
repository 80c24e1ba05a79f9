import { Injectable } from '@nestjs/common';
import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { buildSearchBody } from './build-search-body.js';
import { parseEngineResponse, readEngineResponse, type EngineResponse } from './engine-response.js';
import type { ServiceArea } from './filter-clauses.js';
import { ListingSearch } from './listing-search.js';
import { NationalVendors } from './national-vendors.js';
import type { SearchDeadline } from './search-deadline.js';
import { combine, needsOthers, splitSearch, type SplitSearch } from './split-search.js';

/**
 * Finds the listings of a search with one call of the engine. Where national vendors are many, the call holds two
 * requests, and a page that goes on after the last local vendor needs a second call.
 */
@Injectable()
export class FindListings {
  constructor(
    private readonly listings: ListingSearch,
    private readonly nationalVendors: NationalVendors,
  ) {}

  /**
   * @param areas the places that `filters.serviceAreas` names
   * @throws Refusal `search-unavailable` when the engine or its index is unavailable or too slow
   */
  async find(
    search: DirectorySearch,
    areas: readonly ServiceArea[],
    deadline: SearchDeadline,
  ): Promise<EngineResponse> {
    const split = this.nationalVendors.areMany(search.categoryId) ? splitSearch(search, areas) : undefined;
    if (split) return this.findInParts(search, areas, split, deadline);
    return this.ask(buildSearchBody(search, areas), deadline);
  }

  private async findInParts(
    search: DirectorySearch,
    areas: readonly ServiceArea[],
    split: SplitSearch,
    deadline: SearchDeadline,
  ): Promise<EngineResponse> {
    const [local, national] = (await this.listings.searchTogether([split.local, split.national], deadline)).map(
      readEngineResponse,
    ) as [EngineResponse, EngineResponse];
    const found = combine(local, national);
    if (!needsOthers(split, local, found.total)) return found;
    const { aggs: _counted, ...hitsOnly } = buildSearchBody(search, areas);
    const { hits } = await this.ask({ ...hitsOnly, track_total_hits: false }, deadline);
    return { ...found, hits };
  }

  private async ask(body: estypes.SearchRequest, deadline: SearchDeadline): Promise<EngineResponse> {
    return parseEngineResponse(await this.listings.searchAsWritten(body, deadline));
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListingCardView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { WebstoreSearchQuery } from '#contracts/directory/webstore-search.query.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { looksLikeOutage } from '#src/platform/messages/outage.js';
import { SearchEngine, searchLimit } from '#src/platform/search/search-engine.js';
import { buildSearchBody } from '../index/build-search-body.js';
import type { ListingDocument } from '../index/listing-document.js';
import { ListingIndex } from '../index/listing-index.js';
import { milesBetween } from '../miles-between.js';

/** A page of published webstores: one call of the engine, no SQL. */
export class SearchWebstores extends Query<WebstoreSearchView> {
  constructor(readonly query: WebstoreSearchQuery) {
    super();
  }
}

type Hit = Pick<ListingDocument, 'card' | 'location'>;

@QueryHandler(SearchWebstores)
export class SearchWebstoresHandler implements IQueryHandler<SearchWebstores> {
  constructor(
    private readonly engine: SearchEngine,
    private readonly index: ListingIndex,
  ) {}

  async execute({ query }: SearchWebstores): Promise<WebstoreSearchView> {
    const { hits } = await this.search(query);
    const total = typeof hits.total === 'object' ? hits.total.value : (hits.total ?? 0);
    return {
      results: hits.hits.flatMap((hit) => (hit._source ? [cardOf(hit._source, query.place)] : [])),
      numResults: total,
      page: query.page,
      pageSize: query.pageSize,
    };
  }

  private async search(query: WebstoreSearchQuery) {
    try {
      const body = buildSearchBody(query);
      return await this.engine.client.search<Hit>(
        { index: this.index.alias, ...body },
        { requestTimeout: searchLimit },
      );
    } catch (error) {
      const missingAlias = (error as { meta?: { statusCode?: number } }).meta?.statusCode === 404;
      if (!missingAlias && !looksLikeOutage(error)) throw error;
      throw new Refusal('search-unavailable', 'Search is resting for a moment. Try again.', { cause: error });
    }
  }
}

function cardOf({ card, location }: Hit, place: WebstoreSearchQuery['place']): ListingCardView {
  const distance = place && location ? milesBetween(place, { latitude: location.lat, longitude: location.lon }) : null;
  return { ...card, distance: distance === null ? null : Math.round(distance * 10) / 10 };
}

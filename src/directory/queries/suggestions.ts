import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SuggestedVendorView, SuggestionsView } from '#contracts/directory/directory.views.js';
import { shortestName } from '#contracts/directory/search-filters.js';
import { fold } from '../index/fold.js';
import type { ListingDocument } from '../index/listing-document.js';
import { ListingSearch } from '../search/listing-search.js';
import { SearchedPlaces } from '../search/searched-places.js';
import { suggestCategories } from '../search/suggest-categories.js';
import { vendorsByName } from '../search/vendors-by-name.js';

/** Of each kind. */
const most = 5;

/** What somebody may be typing: one question to the engine at most, the rest from memory. */
export class Suggestions extends Query<SuggestionsView> {
  constructor(readonly text: string) {
    super();
  }
}

@QueryHandler(Suggestions)
export class SuggestionsHandler implements IQueryHandler<Suggestions> {
  constructor(
    private readonly listings: ListingSearch,
    private readonly places: SearchedPlaces,
  ) {}

  async execute({ text }: Suggestions): Promise<SuggestionsView> {
    return {
      vendors: await this.vendorsLike(text),
      places: this.places.like(text, most),
      categories: suggestCategories(text, most),
    };
  }

  private async vendorsLike(text: string): Promise<SuggestedVendorView[]> {
    if (fold(text).length < shortestName) return [];
    const { hits } = await this.listings.search<Pick<ListingDocument, 'card'>>(vendorsByName(text, most));
    return hits.hits.flatMap(({ _source: source }) => (source ? [viewOf(source.card)] : []));
  }
}

const viewOf = ({ id, name, url, city, state, categoryName }: ListingDocument['card']): SuggestedVendorView => ({
  id,
  name,
  url,
  city,
  state,
  categoryName,
});

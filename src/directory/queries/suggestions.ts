import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type {
  SuggestedSearchView,
  SuggestedVendorView,
  SuggestionsView,
} from '#contracts/directory/directory.views.js';
import { shortestName } from '#contracts/directory/search-filters.js';
import { fold } from '../index/fold.js';
import type { ListingDocument } from '../index/listing-document.js';
import { ListingSearch } from '../search/listing-search.js';
import { SearchedPlaces } from '../search/searched-places.js';
import { suggestSearches } from '../search/intent/suggest-searches.js';
import { suggestCategories } from '../search/suggest-categories.js';
import { vendorsByName } from '../search/vendors-by-name.js';

/** Number of suggestions of each kind. */
const most = 5;

/** Returns suggestions for a typed text with at most one call of the engine; the rest comes from memory. */
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
    const categories = suggestCategories(text, most);
    const searches = suggestSearches(text, (name) => this.places.named(name), today());
    const isSaid = ({ category, ...rest }: SuggestedSearchView) =>
      isCategoryAlone(rest) && categories.some(({ externalId }) => externalId === category);
    return {
      searches: searches.filter((search) => !isSaid(search)).slice(0, most),
      vendors: await this.vendorsLike(text, nameIn(searches[0])),
      places: this.places.like(text, most),
      categories,
    };
  }

  private async vendorsLike(text: string, name?: string): Promise<SuggestedVendorView[]> {
    if (fold(text).length < shortestName) return [];
    const { hits } = await this.listings.search<Pick<ListingDocument, 'card'>>(vendorsByName(text, most, name));
    return hits.hits.flatMap(({ _source: source }) => (source ? [viewOf(source.card)] : []));
  }
}

/** Whether a search is for a category and nothing else. */
const isCategoryAlone = ({ place, name, guests, availabilityDate, ...chosen }: Omit<SuggestedSearchView, 'category'>) =>
  [place, name, guests, availabilityDate].every((part) => part === null) &&
  [chosen.subCategoryIds, chosen.styles, chosen.priceTiers].every(({ length }) => length === 0);

const today = () => new Date().toISOString().slice(0, 10);

/** Words of a place are rarely part of a name, so the remaining words are searched for without them too. */
const nameIn = (search: SuggestedSearchView | undefined) => (search?.place ? (search.name ?? undefined) : undefined);

const viewOf = ({ id, name, url, city, state, categoryName }: ListingDocument['card']): SuggestedVendorView => ({
  id,
  name,
  url,
  city,
  state,
  categoryName,
});

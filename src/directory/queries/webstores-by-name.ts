import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { NamedWebstoreView } from '#contracts/directory/directory.views.js';
import { shortestName } from '#contracts/directory/search-filters.js';
import { fold } from '../index/fold.js';
import type { ListingDocument } from '../index/listing-document.js';
import { ListingSearch } from '../search/listing-search.js';
import { vendorsByName } from '../search/vendors-by-name.js';

const most = 10;

/** Returns the published webstores whose name matches best (WS-110): one call of the engine, no SQL. */
export class WebstoresByName extends Query<NamedWebstoreView[]> {
  constructor(readonly name: string) {
    super();
  }
}

@QueryHandler(WebstoresByName)
export class WebstoresByNameHandler implements IQueryHandler<WebstoresByName> {
  constructor(private readonly listings: ListingSearch) {}

  async execute({ name }: WebstoresByName): Promise<NamedWebstoreView[]> {
    // Punctuation alone folds to an empty text, which is no name.
    if (fold(name).length < shortestName) return [];
    // The index stores only the card of a document; the ids are read from the searched fields.
    const body = { ...vendorsByName(name, most), docvalue_fields: ['subCategoryIds'] };
    const { hits } = await this.listings.search<Pick<ListingDocument, 'card'>>(body);
    return hits.hits.flatMap(({ _source: source, fields }) =>
      source ? [viewOf(source.card, (fields?.['subCategoryIds'] ?? []) as string[])] : [],
    );
  }
}

function viewOf(card: ListingDocument['card'], subCategoryIds: readonly string[]): NamedWebstoreView {
  const { id, name, url, categoryId, categoryName, subCategoryNames, city, state, coverImage } = card;
  return {
    ...{ id, name, url, categoryId, categoryName, subCategoryNames, city, state, coverImage },
    subCategoryIds: subCategoryIds.map(Number),
  };
}

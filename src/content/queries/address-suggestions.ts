import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AddressSuggestionView } from '#contracts/content/places.views.js';
import { PLACE_SEARCH, type PlaceSearch } from '#src/platform/places/search/place-search.js';

/** Addresses that somebody may be typing (WS-132). */
export class AddressSuggestions extends Query<AddressSuggestionView[]> {
  constructor(
    readonly text: string,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(AddressSuggestions)
export class AddressSuggestionsHandler implements IQueryHandler<AddressSuggestions> {
  constructor(@Inject(PLACE_SEARCH) private readonly search: PlaceSearch) {}

  execute({ text, limit }: AddressSuggestions): Promise<AddressSuggestionView[]> {
    return this.search.addressesLike(text, limit);
  }
}

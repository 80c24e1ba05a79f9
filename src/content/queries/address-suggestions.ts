import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AddressSuggestionView } from '#contracts/content/places.views.js';
import { ADDRESS_LOCATOR, type AddressLocator } from '#src/platform/places/address-locator.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import { PLACE_SEARCH, type PlaceSearch } from '#src/platform/places/search/place-search.js';

/** Addresses that somebody may be typing (WS-132). */
export class AddressSuggestions extends Query<AddressSuggestionView[]> {
  constructor(
    readonly text: string,
    readonly limit: number,
    /** City and state where the address is likely to be. */
    readonly near: string | undefined,
    /** IP address of the caller, for whom that is not known. */
    readonly caller: string,
  ) {
    super();
  }
}

@QueryHandler(AddressSuggestions)
export class AddressSuggestionsHandler implements IQueryHandler<AddressSuggestions> {
  constructor(
    @Inject(PLACE_SEARCH) private readonly search: PlaceSearch,
    @Inject(PLACES) private readonly places: Places,
    @Inject(ADDRESS_LOCATOR) private readonly locator: AddressLocator,
  ) {}

  async execute({ text, limit, near, caller }: AddressSuggestions): Promise<AddressSuggestionView[]> {
    const [place] = near === undefined ? [] : this.places.placesNamed(near);
    return this.search.addressesLike(text, limit, place ?? (await this.locator.locate(caller)));
  }
}

import { Controller, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { placesRoutes as routes } from '#contracts/content/places.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AddressSuggestions } from '../queries/address-suggestions.js';
import { Geocode } from '../queries/geocode.js';
import { PlaceBySlug } from '../queries/place-by-slug.js';
import { PlaceSuggestions } from '../queries/place-suggestions.js';
import { WhereAmI } from '../queries/where-am-i.js';

@Controller()
export class PlacesController {
  constructor(private readonly queries: QueryBus) {}

  @Implements(routes.placeSuggestions)
  suggestions(@Input() { query }: Call<typeof routes.placeSuggestions>) {
    return this.queries.execute(new PlaceSuggestions(query.text, query.limit));
  }

  @Implements(routes.addressSuggestions)
  addresses(@Input() { query }: Call<typeof routes.addressSuggestions>, @Ip() address = '') {
    return this.queries.execute(new AddressSuggestions(query.text, query.limit, query.near, address));
  }

  @Implements(routes.geocode)
  geocode(@Input() { query }: Call<typeof routes.geocode>) {
    return this.queries.execute(new Geocode(query));
  }

  @Implements(routes.placeBySlug)
  bySlug(@Input() { params }: Call<typeof routes.placeBySlug>) {
    return this.queries.execute(new PlaceBySlug(params.slug));
  }

  @Implements(routes.whereAmI)
  whereAmI(@Input() _call: Call<typeof routes.whereAmI>, @Ip() address = '') {
    return this.queries.execute(new WhereAmI(address));
  }
}

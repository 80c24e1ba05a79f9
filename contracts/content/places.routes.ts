import { placeSlugParam } from '../shared/place-slug.js';
import { anyone, route, signedIn, view } from '../shared/route.js';
import { readAddressSuggestions, readGeocodeQuestion, readPlaceSuggestions } from './places.query.js';
import type { AddressSuggestionView, GeocodeView, PlaceView } from './places.views.js';

export const placesRoutes = {
  placeSuggestions: route({
    method: 'GET',
    path: 'places/autocomplete',
    summary: 'Places of the United States and Canada whose name somebody may be typing, the likeliest first',
    access: anyone,
    query: readPlaceSuggestions,
    answer: view<PlaceView[]>(),
  }),
  addressSuggestions: route({
    method: 'GET',
    path: 'places/addresses',
    summary: 'Addresses of the United States and Canada that somebody may be typing: a street, or a street and a town',
    access: signedIn,
    query: readAddressSuggestions,
    answer: view<AddressSuggestionView[]>(),
  }),
  geocode: route({
    method: 'GET',
    path: 'places/geocode',
    summary: 'Where an address, a zipcode, a point or a place id is; exactly one of them is given',
    access: anyone,
    query: readGeocodeQuestion,
    answer: view<GeocodeView>(),
  }),
  placeBySlug: route({
    method: 'GET',
    path: 'places/slug/:slug',
    summary: 'The place that a directory address names, in any spelling',
    access: anyone,
    params: { slug: placeSlugParam },
    answer: view<PlaceView>(),
  }),
  whereAmI: route({
    method: 'GET',
    path: 'system/WhereAmI',
    summary:
      'Where the caller is by network address; the default place abroad, 404 `location-unknown` where nobody knows',
    access: anyone,
    answer: view<GeocodeView>(),
  }),
};

import { placeSlugParam } from '../shared/place-slug.js';
import { anyone, route, signedIn, view } from '../shared/route.js';
import { readAddressSuggestions, readGeocodeQuestion, readPlaceSuggestions } from './places.query.js';
import type { AddressSuggestionView, GeocodeView, PlaceView } from './places.views.js';

export const placesRoutes = {
  placeSuggestions: route({
    method: 'GET',
    path: 'places/autocomplete',
    summary: 'Suggestions of places in the United States and Canada for a partly typed name, best match first',
    access: anyone,
    query: readPlaceSuggestions,
    answer: view<PlaceView[]>(),
  }),
  addressSuggestions: route({
    method: 'GET',
    path: 'places/addresses',
    summary: 'Suggestions of addresses in the United States and Canada for a partly typed street, or street and town',
    access: signedIn,
    query: readAddressSuggestions,
    answer: view<AddressSuggestionView[]>(),
  }),
  geocode: route({
    method: 'GET',
    path: 'places/geocode',
    summary: 'Geocode exactly one of: an address, a zipcode, a point, a place id',
    access: anyone,
    query: readGeocodeQuestion,
    answer: view<GeocodeView>(),
  }),
  placeBySlug: route({
    method: 'GET',
    path: 'places/slug/:slug',
    summary: 'The place named in a directory URL, in any spelling',
    access: anyone,
    params: { slug: placeSlugParam },
    answer: view<PlaceView>(),
  }),
  whereAmI: route({
    method: 'GET',
    path: 'system/WhereAmI',
    summary:
      'The caller’s location by IP address; the default place if it is abroad, 404 `location-unknown` if it is unknown',
    access: anyone,
    answer: view<GeocodeView>(),
  }),
};

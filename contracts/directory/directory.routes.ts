import { uuid } from '../shared/params.js';
import { anyone, owner, route, view } from '../shared/route.js';
import { readDirectorySearch, readMapSearch, readOpenSearch } from './directory-search.query.js';
import { readSuggestions } from './suggestions.query.js';
import { vendorName } from './vendor-name.js';
import { ListIdsRequest } from './directory.requests.js';
import type {
  ListingCardView,
  NamedWebstoreView,
  PublicationView,
  SearchFileView,
  SuggestionsView,
  VendorMapView,
  WebstoreSearchView,
} from './directory.views.js';

export const directoryRoutes = {
  webstoreSearch: route({
    method: 'GET',
    path: 'webstoresearch',
    summary: 'Published webstores by category, place and filters, paged, with a count for each filter value',
    access: anyone,
    query: readDirectorySearch,
    answer: view<WebstoreSearchView>(),
  }),
  vendorMap: route({
    method: 'GET',
    path: 'webstoresearch/map',
    summary: 'The locations of a search’s webstores in an area of the map, with close ones clustered',
    access: anyone,
    query: readMapSearch,
    answer: view<VendorMapView>(),
  }),
  openSearch: route({
    method: 'GET',
    path: 'search',
    summary: 'The same search; returns the URL of a JSON file with the page, valid for 15 minutes',
    access: anyone,
    query: readOpenSearch,
    answer: view<SearchFileView>(),
  }),
  suggestions: route({
    method: 'GET',
    path: 'suggestions',
    summary: 'Suggestions for typed words: searches, vendors, places and categories',
    access: anyone,
    query: readSuggestions,
    answer: view<SuggestionsView>(),
  }),
  webstoresByName: route({
    method: 'GET',
    path: 'webstores/name/:name',
    summary: 'The ten published webstores that match a name best, for choosing a partner (WS-110)',
    access: anyone,
    params: { name: vendorName },
    answer: view<NamedWebstoreView[]>(),
  }),
  listIds: route({
    method: 'POST',
    path: 'webstores/listIds',
    summary: 'The cards of the given webstores, in the order of the ids; unpublished ones are omitted',
    access: anyone,
    body: ListIdsRequest,
    answer: view<ListingCardView[]>(),
  }),
  publication: route({
    method: 'GET',
    path: 'webstores/:id/publication',
    summary: 'The progress of the latest publish into search',
    access: owner('webstore', 'id'),
    params: { id: uuid },
    answer: view<PublicationView>(),
  }),
};

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
    summary: 'Published webstores by category, place and filters, a page at a time, with counts of every filter value',
    access: anyone,
    query: readDirectorySearch,
    answer: view<WebstoreSearchView>(),
  }),
  vendorMap: route({
    method: 'GET',
    path: 'webstoresearch/map',
    summary: 'Where the webstores of a search are in a part of the map, those near each other as one',
    access: anyone,
    query: readMapSearch,
    answer: view<VendorMapView>(),
  }),
  openSearch: route({
    method: 'GET',
    path: 'search',
    summary: 'The same search, answered with the address of a JSON file that holds the page for 15 minutes',
    access: anyone,
    query: readOpenSearch,
    answer: view<SearchFileView>(),
  }),
  suggestions: route({
    method: 'GET',
    path: 'suggestions',
    summary: 'Searches that typed words may mean, and vendors, places and categories with such a name',
    access: anyone,
    query: readSuggestions,
    answer: view<SuggestionsView>(),
  }),
  webstoresByName: route({
    method: 'GET',
    path: 'webstores/name/:name',
    summary: 'The ten published webstores whose name fits best, for vendors who choose a partner (WS-110)',
    access: anyone,
    params: { name: vendorName },
    answer: view<NamedWebstoreView[]>(),
  }),
  listIds: route({
    method: 'POST',
    path: 'webstores/listIds',
    summary: 'The cards of named webstores, in the order of the ids; those that are not on the site are left out',
    access: anyone,
    body: ListIdsRequest,
    answer: view<ListingCardView[]>(),
  }),
  publication: route({
    method: 'GET',
    path: 'webstores/:id/publication',
    summary: 'How far the newest publish has come on its way into search',
    access: owner('webstore', 'id'),
    params: { id: uuid },
    answer: view<PublicationView>(),
  }),
};

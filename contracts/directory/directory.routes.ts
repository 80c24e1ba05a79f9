import { uuid } from '../shared/params.js';
import { anyone, owner, route, view } from '../shared/route.js';
import { readDirectorySearch } from './directory-search.query.js';
import type { PublicationView, WebstoreSearchView } from './directory.views.js';

export const directoryRoutes = {
  webstoreSearch: route({
    method: 'GET',
    path: 'webstoresearch',
    summary: 'Published webstores by category, place and filters, a page at a time, with counts of every filter value',
    access: anyone,
    query: (query) => readDirectorySearch(query, 12),
    answer: view<WebstoreSearchView>(),
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

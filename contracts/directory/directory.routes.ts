import { uuid } from '../shared/params.js';
import { anyone, owner, route, view } from '../shared/route.js';
import { readWebstoreSearch } from './webstore-search.query.js';
import type { PublicationView, WebstoreSearchView } from './directory.views.js';

export const directoryRoutes = {
  webstoreSearch: route({
    method: 'GET',
    path: 'webstoresearch',
    summary: 'Published webstores by category, place and name, a page at a time',
    access: anyone,
    query: readWebstoreSearch,
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

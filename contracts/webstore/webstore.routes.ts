import { uuid, webAddress } from '../shared/params.js';
import type { QueryReader } from '../shared/query-reader.js';
import { anyone, owner, route, view } from '../shared/route.js';
import type { CategoryView } from './category.view.js';
import { SaveWebstoreRequest } from './webstore.requests.js';
import type { PublicWebstoreView, WebstoreDraftView, WebstorePageView } from './webstore.views.js';

const readOptions = (query: QueryReader) => ({
  /** Leave out images that visitors may not see (WS-98); only the owner and admins may say false. */
  removeInvalidImgSrc: query.flag('removeInvalidImgSrc', true),
  /** Read the published version even where the caller may see the draft (WS-190). */
  getPublished: query.flag('getPublished', false),
});

const pageOptions = (query: QueryReader) => ({
  page: query.integer('page', { min: 1, max: 10_000, fallback: 1 }),
  pageSize: query.integer('pageSize', { min: 1, max: 100, fallback: 12 }),
});

export const webstoreRoutes = {
  vendorCategories: route({
    method: 'GET',
    path: 'vendorcategories',
    summary: 'Categories in use, with subcategories, services and styles',
    access: anyone,
    answer: view<CategoryView[]>(),
  }),
  saveWebstore: route({
    method: 'PATCH',
    path: 'webstores',
    summary: 'Change fields of a draft; refused when the draft has changed since it was read',
    access: owner('webstore', 'id'),
    body: SaveWebstoreRequest,
    answer: view<WebstoreDraftView>(),
  }),
  webstoreById: route({
    method: 'GET',
    path: 'webstores/:id',
    summary: 'The draft to its owner and to admins, the published version to anyone else',
    access: anyone,
    params: { id: uuid },
    query: readOptions,
    answer: view<WebstoreDraftView | PublicWebstoreView>(),
  }),
  webstoreByUrl: route({
    method: 'GET',
    path: 'webstores/url/:url',
    summary: 'The published version by its web address',
    access: anyone,
    params: { url: webAddress },
    query: readOptions,
    answer: view<PublicWebstoreView>(),
  }),
  webstoresOfUser: route({
    method: 'GET',
    path: 'users/:userId/webstores',
    summary: 'The webstores of a vendor, newest first',
    access: owner('user', 'userId'),
    params: { userId: uuid },
    query: pageOptions,
    answer: view<WebstorePageView>(),
  }),
  publish: route({
    method: 'PUT',
    path: 'webstores/:id/publish',
    summary: 'Make the draft the published version',
    access: owner('webstore', 'id'),
    params: { id: uuid },
    answer: view<WebstoreDraftView>(),
  }),
  unpublish: route({
    method: 'PUT',
    path: 'webstores/:id/unpublish',
    summary: 'Take the webstore off the site and out of search; the draft stays',
    access: owner('webstore', 'id'),
    params: { id: uuid },
    answer: view<WebstoreDraftView>(),
  }),
};

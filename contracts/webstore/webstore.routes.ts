import type { PageView } from '../shared/page.js';
import type { SuccessView } from '../identity/identity.views.js';
import { daysInSpan } from '../shared/calendar-day.js';
import { readPage } from '../shared/page.js';
import { placeId, uuid, webAddress } from '../shared/params.js';
import type { QueryReader } from '../shared/query-reader.js';
import { anyone, owner, route, signedIn, view } from '../shared/route.js';
import { availabilityBounds, longestAvailabilityRange, type AvailabilityDayView } from './availability.js';
import { SetAvailabilityRequest } from './availability.requests.js';
import type { EstablishmentDetailsView, EstablishmentListView } from './establishments.views.js';
import type { FaqOptionView } from './faq-option.view.js';
import type { WebstoreReviewsView } from './reviews.view.js';
import { vendorCategories } from './vendor-categories.route.js';
import { SaveWebstoreRequest } from './webstore.requests.js';
import type {
  OwnWebstoreView,
  PublicWebstoreView,
  WebAddressAvailableView,
  WebstoreDraftView,
  WebstoreSummaryView,
} from './webstore.views.js';

const readOptions = (query: QueryReader) => ({
  /** Leave out images that visitors may not see (WS-98); only the owner and admins may say false. */
  removeInvalidImgSrc: query.flag('removeInvalidImgSrc', true),
  /** Read the published version even where the caller may see the draft (WS-190). */
  getPublished: query.flag('getPublished', false),
});

/** The two months that a visitor's calendar shows, unless both ends are named (WS-218). */
const availabilityOptions = (query: QueryReader) => {
  const day = (name: string) => query.day(name, availabilityBounds);
  const startDate = day('startDate');
  const endDate = day('endDate');
  if (startDate !== undefined && endDate !== undefined) {
    const days = daysInSpan(startDate, endDate);
    if (days < 1) query.refuse('endDate', 'before-start', undefined);
    if (days > longestAvailabilityRange) query.refuse('endDate', 'out-of-range', undefined);
  }
  return {
    /** The first day; the first of this month when absent. */
    startDate,
    /** The last day; the end of the month after that of `startDate` when absent. */
    endDate,
    /** Answer days without an entry too, as unknown. */
    flag: query.flag('flag', false),
  };
};

const pageOptions = (query: QueryReader) => readPage(query, { pageSize: 12, lastPage: 10_000 });

/** The name or the address of a business, as it is typed. */
const establishmentOptions = (query: QueryReader) => {
  const text = query.text('text', { min: 3, max: 120 });
  if (text === undefined) query.refuse('text', 'required', undefined);
  return { text: text ?? '' };
};

export const webstoreRoutes = {
  vendorCategories,
  vendorFaqOptions: route({
    method: 'GET',
    path: 'vendorfaqoptions',
    summary: 'Questions that couples often ask, for all vendors or for those of some categories',
    access: anyone,
    answer: view<FaqOptionView[]>(),
  }),
  saveWebstore: route({
    method: 'PATCH',
    path: 'webstores',
    summary: 'Update fields of a draft; refused if the draft has changed since it was read',
    access: owner('webstore', 'id'),
    audited: { as: 'webstore-changed' },
    body: SaveWebstoreRequest,
    // 25 packages of the longest texts, in any script.
    bodyLimit: 512 * 1024,
    answer: view<WebstoreDraftView>(),
  }),
  webstoreById: route({
    method: 'GET',
    path: 'webstores/:id',
    summary: 'The draft for its owner and operators, the published version for everyone else',
    access: anyone,
    params: { id: uuid },
    query: readOptions,
    answer: view<WebstoreDraftView | PublicWebstoreView>(),
  }),
  webstoreByUrl: route({
    method: 'GET',
    path: 'webstores/url/:url',
    summary: 'The published version, by its current or an earlier web address; the response has the current one',
    access: anyone,
    params: { url: webAddress },
    query: readOptions,
    answer: view<PublicWebstoreView>(),
  }),
  webAddressAvailable: route({
    method: 'GET',
    path: 'webstores/url/:url/available',
    summary: 'Whether a web address is available; a webstore’s current and earlier addresses are available to itself',
    access: signedIn,
    params: { url: webAddress },
    query: (query) => ({
      /** The webstore that wants it; counts only for those who may edit it. */
      webstoreId: query.uuid('webstoreId'),
    }),
    answer: view<WebAddressAvailableView>(),
  }),
  availability: route({
    method: 'GET',
    path: 'webstores/:id/availability',
    summary: "A vendor's availability in a date range, by default this month and the next",
    access: anyone,
    params: { id: uuid },
    query: availabilityOptions,
    answer: view<AvailabilityDayView[]>(),
  }),
  setAvailability: route({
    method: 'PATCH',
    path: 'webstores/:id/availability',
    summary: 'Mark or clear a day or a range of days; takes effect at once, without publishing',
    access: owner('webstore', 'id'),
    audited: { as: 'webstore-changed' },
    params: { id: uuid },
    body: SetAvailabilityRequest,
    answer: view<SuccessView>(),
  }),
  reviews: route({
    method: 'GET',
    path: 'webstores/:id/reviews',
    summary: 'Reviews of the business from the maps service, cached for up to a day',
    access: anyone,
    params: { id: uuid },
    answer: view<WebstoreReviewsView>(),
  }),
  establishments: route({
    method: 'GET',
    path: 'webstores/:id/establishments',
    summary: 'Search the maps service by name or address for the business whose reviews to show',
    access: owner('webstore', 'id'),
    params: { id: uuid },
    query: establishmentOptions,
    answer: view<EstablishmentListView>(),
  }),
  establishment: route({
    method: 'GET',
    path: 'webstores/:id/establishments/:placeId',
    summary: 'One business in the maps service with its reviews, whether or not it is connected',
    access: owner('webstore', 'id'),
    params: { id: uuid, placeId },
    answer: view<EstablishmentDetailsView>(),
  }),
  webstoresOfUser: route({
    method: 'GET',
    path: 'users/:userId/webstores',
    summary: 'The webstores of a vendor: the default one first, then newest first',
    access: owner('user', 'userId'),
    params: { userId: uuid },
    query: pageOptions,
    answer: view<PageView<OwnWebstoreView>>(),
  }),
  webstoresOfVendor: route({
    method: 'GET',
    path: 'vendors/:id/webstores',
    summary: 'The webstores of a business, newest first',
    access: owner('vendor', 'id'),
    params: { id: uuid },
    query: pageOptions,
    answer: view<PageView<WebstoreSummaryView>>(),
  }),
  publish: route({
    method: 'PUT',
    path: 'webstores/:id/publish',
    summary: 'Publish the draft',
    access: owner('webstore', 'id'),
    audited: { as: 'webstore-published' },
    params: { id: uuid },
    answer: view<WebstoreDraftView>(),
  }),
  unpublish: route({
    method: 'PUT',
    path: 'webstores/:id/unpublish',
    summary: 'Unpublish the webstore; it leaves the site and search, and the draft is kept',
    access: owner('webstore', 'id'),
    audited: { as: 'webstore-unpublished' },
    params: { id: uuid },
    answer: view<WebstoreDraftView>(),
  }),
};

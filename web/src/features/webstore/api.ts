import { keepPreviousData, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { PartnerCardView } from '#contracts/directory/directory.views.js';
import { shortestName } from '#contracts/directory/search-filters.js';
import type { PageView } from '#contracts/shared/page.js';
import type { AvailabilityDayView } from '#contracts/webstore/availability.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { OwnWebstoreView, PublicWebstoreView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { ApiClient } from '../../lib/api-client.js';
import { keptFor } from '../../lib/kept-answer.js';
import { ProblemError } from '../../lib/problem-error.js';
import { lastDayOf, laterMonth, type Month } from '../../base/months.js';
import { routeKey, routeQuery } from '../../lib/route-query.js';

/**
 * Milliseconds for which a section of the editor uses a response that another one has requested. The vendor's own
 * changes invalidate it.
 */
export const keptInEditor = 600_000;

/** The public view of a webstore; null if there is none at the address. */
export const pageQuery = (api: ApiClient, url: string) =>
  queryOptions({
    queryKey: routeKey(webstoreRoutes.webstoreByUrl, { params: { url } }),
    queryFn: async ({ signal }): Promise<PublicWebstoreView | null> => {
      try {
        return await api.call(webstoreRoutes.webstoreByUrl, { params: { url }, signal });
      } catch (error) {
        if (error instanceof ProblemError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
  });

/** The same with pictures that only owner and admins may see. */
export const pageWithFlaggedQuery = (api: ApiClient, url: string) =>
  routeQuery(api, webstoreRoutes.webstoreByUrl, { params: { url }, query: { removeInvalidImgSrc: false } });

/** A vendor's availability in a month and the next (WS-218). */
export const availabilityQuery = (api: ApiClient, id: string, month: Month) =>
  routeQuery(api, webstoreRoutes.availability, {
    params: { id },
    query: { startDate: `${month}-01`, endDate: lastDayOf(laterMonth(month, 1)) },
  });

/** The days around a month for the vendor's editor: from one month before it to one month after it (WS-73). */
export const editedAvailabilityQuery = (api: ApiClient, id: string, month: Month) =>
  queryOptions({
    queryKey: [...routeKey(webstoreRoutes.availability, { params: { id } }), 'edited', month],
    queryFn: async ({ signal }): Promise<EditedDays> => {
      const [first, last] = [`${laterMonth(month, -1)}-01`, lastDayOf(laterMonth(month, 1))];
      const query = { startDate: first, endDate: last };
      const days = await api.call(webstoreRoutes.availability, { params: { id }, query, signal });
      const states = new Map(days.map(({ availabilityDate, availability }) => [availabilityDate, availability]));
      return { first, last, states };
    },
    staleTime: keptInEditor,
  });

/** The loaded days, including both ends, as yyyy-MM-dd; one without a state is unknown. */
export interface EditedDays {
  first: string;
  last: string;
  states: ReadonlyMap<string, AvailabilityDayView['availability']>;
}

/**
 * Preset questions for the FAQ editor, cached for an hour even while no page uses them (WS-108, OP-139); an empty list if
 * they cannot be loaded.
 */
export const faqOptionsQuery = (api: ApiClient) =>
  queryOptions({
    ...routeQuery(api, webstoreRoutes.vendorFaqOptions, {}),
    staleTime: keptFor,
    gcTime: keptFor,
  });

/**
 * The reviews of a webstore; the api calls the maps service once a day, so one response is enough for a whole visit.
 */
export const reviewsQuery = (api: ApiClient, id: string) =>
  queryOptions({ ...routeQuery(api, webstoreRoutes.reviews, { params: { id } }), staleTime: Infinity });

/** The webstores of a vendor; the editor lists those beyond the first hundred. */
export const ownWebstoresQuery = (api: ApiClient, userId: string) =>
  routeQuery(api, webstoreRoutes.webstoresOfUser, { params: { userId }, query: { pageSize: 100 } });

/** A webstore as its owner edits it. */
export async function readDraft(api: ApiClient, id: string, signal?: AbortSignal): Promise<WebstoreDraftView> {
  const query = { removeInvalidImgSrc: false };
  const webstore = await api.call(webstoreRoutes.webstoreById, { params: { id }, query, ...(signal && { signal }) });
  if (webstore.kind !== 'draft') throw new Error('the api answered the published version of an own webstore');
  return webstore;
}

/** The draft of any webstore for users who may edit it, loaded like the vendor's own. */
export const draftQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['draft', id],
    queryFn: ({ signal }): Promise<WebstoreDraftView | null> => readDraft(api, id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * Stores a saved draft in the cache, so that the next section starts from it. A list of webstores with an older name,
 * address or state is requested again by the next page that shows it.
 */
export function keepDraft(queryClient: QueryClient, draft: WebstoreDraftView): void {
  const isOfIt = { predicate: ({ queryKey }: Query) => queryKey[0] === 'own draft' || queryKey[0] === 'draft' };
  queryClient.setQueriesData<WebstoreDraftView | null>(isOfIt, (known) => (known?.id === draft.id ? draft : known));
  void queryClient.invalidateQueries({
    queryKey: [webstoreRoutes.webstoresOfUser.path],
    predicate: ({ state }) => !isListed(draft, state.data as PageView<OwnWebstoreView> | undefined),
    refetchType: 'none',
  });
}

const isListed = ({ id, name, url, publishStatus }: WebstoreDraftView, list: PageView<OwnWebstoreView> | undefined) =>
  list?.results.some((one) => {
    return one.id === id && one.name === name && one.url === url && one.publishStatus === publishStatus;
  }) === true;

/** Invalidates days and searches by date after a change of the calendar; visible ones are reloaded. */
export async function forgetAvailability(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [directoryRoutes.webstoreSearch.path] });
  await queryClient.invalidateQueries({ queryKey: [webstoreRoutes.availability.path] });
}

/** Invalidates pages and searches that were loaded before a publish. */
export function forgetPublishedAnswers(queryClient: QueryClient): void {
  for (const { path } of [webstoreRoutes.webstoreByUrl, directoryRoutes.webstoreSearch]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

/** The partners of a webstore that are on the site. */
export const partnersQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['partners', ids],
    queryFn: ({ signal }): Promise<PartnerCardView[]> =>
      api.call(directoryRoutes.listIds, { body: { ids: [...ids] }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: keptInEditor,
  });

/** Webstores whose name matches a typed text; nothing is requested before it is long enough (DIR-21). */
export const webstoresNamedQuery = (api: ApiClient, name: string) =>
  queryOptions({
    ...routeQuery(api, directoryRoutes.webstoresByName, { params: { name } }),
    enabled: [...name].length >= shortestName,
    // While a name gets longer, the previous results stay visible; for another name they would be wrong.
    placeholderData: (before, askedBefore) => {
      const { name: nameBefore = name } = (askedBefore?.queryKey[1] ?? {}) as { name?: string };
      return name.startsWith(nameBefore) ? before : undefined;
    },
    staleTime: 60_000,
  });

/** Whether a web address is free for a webstore; the response is soon outdated, because others claim addresses too. */
export const webAddressAvailableQuery = (api: ApiClient, webstoreId: string, url: string) =>
  routeQuery(api, webstoreRoutes.webAddressAvailable, { params: { url }, query: { webstoreId } });

/** Addresses that match a typed text; `near` is the city and state where they are likely to be, empty if unknown. */
export const addressesLikeQuery = (api: ApiClient, text: string, near: string) =>
  queryOptions({
    ...routeQuery(api, placesRoutes.addressSuggestions, { query: { text, ...(near !== '' && { near }) } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: keptInEditor,
  });

/** Minimum length of a text before businesses are searched at the maps service. */
export const shortestPlaceName = 3;

/** Businesses at the maps service whose name or address matches a typed text. */
export const establishmentsQuery = (api: ApiClient, id: string, text: string) =>
  queryOptions({
    ...routeQuery(api, webstoreRoutes.establishments, { params: { id }, query: { text } }),
    enabled: [...text].length >= shortestPlaceName,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A business at the maps service with its reviews; nothing is requested without a place. */
export const establishmentQuery = (api: ApiClient, id: string, placeId: string | null) =>
  queryOptions({
    ...routeQuery(api, webstoreRoutes.establishment, { params: { id, placeId: placeId ?? '' } }),
    enabled: placeId !== null && placeId !== '',
    staleTime: Infinity,
  });

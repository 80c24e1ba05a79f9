import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { PlanProductView } from '#contracts/billing/billing.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { browserStorage, type KeyValueStorage } from '../../lib/browser-storage.js';
import { KeptAnswer, keptFor } from '../../lib/kept-answer.js';
import { routeKey, routeQuery } from '../../lib/route-query.js';

/** The key under which the browser keeps the plans that are offered (BIL-11). */
export const productsStorageKey = 'posy.stripeData';

/** The plans that are offered, with their prices. The browser keeps them for an hour (BIL-11). */
export const productsQuery = (api: ApiClient, storage: KeyValueStorage = browserStorage()) => {
  const kept = new KeptAnswer({ storage, storageKey: productsStorageKey, isAnswer: areProducts });
  const before = kept.read();
  return queryOptions({
    queryKey: routeKey(billingRoutes.products),
    queryFn: async ({ signal }): Promise<PlanProductView[]> => {
      const products = await api.call(billingRoutes.products, { signal });
      kept.write(products);
      return products;
    },
    staleTime: keptFor,
    ...(before ? { initialData: before.answer, initialDataUpdatedAt: before.at } : {}),
  });
};

/** Removes the plans that the browser keeps. */
export const forgetKeptProducts = (storage: KeyValueStorage = browserStorage()): void =>
  storage.removeItem(productsStorageKey);

const areProducts = (value: unknown): value is PlanProductView[] => Array.isArray(value) && value.every(isProduct);

function isProduct(value: unknown): value is PlanProductView {
  const product = (value ?? {}) as Partial<Record<keyof PlanProductView, unknown>>;
  return (
    (['id', 'planTier', 'tierName', 'billingFrequency', 'stripePriceId'] as const).every(
      (name) => typeof product[name] === 'string',
    ) && (['price', 'freeDays', 'priceAfterFreeDays'] as const).every((name) => typeof product[name] === 'number')
  );
}

/** The settings of the card field; the same for a whole visit. */
export const paymentSettingsQuery = (api: ApiClient) =>
  queryOptions({ ...routeQuery(api, billingRoutes.paymentSettings, {}), staleTime: Infinity });

/** The webstores of the signed-in user, which seats are assigned to. */
export const ownPagesQuery = (api: ApiClient, userId: string) =>
  routeQuery(api, webstoreRoutes.webstoresOfUser, { params: { userId }, query: { pageSize: 100 } });

/** Invoices of a vendor, page after page, the newest first. */
export const invoicesQuery = (api: ApiClient, vendorId: string) =>
  infiniteQueryOptions({
    queryKey: routeKey(billingRoutes.invoices, { params: { id: vendorId } }),
    queryFn: ({ pageParam, signal }) =>
      api.call(billingRoutes.invoices, {
        params: { id: vendorId },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Present and past plans of a vendor, the newest first. */
export const contractsQuery = (api: ApiClient, vendorId: string, page: number) =>
  queryOptions({
    ...routeQuery(api, billingRoutes.contracts, { params: { id: vendorId }, query: { page } }),
    placeholderData: keepPreviousData,
  });

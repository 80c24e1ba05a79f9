import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import type { LocationView } from '#contracts/webstore/locations.js';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aBillingApi, aBusiness, ownPages, stripeData } from './billing-examples.js';
import { draft } from './examples.js';

const cities = ['Austin', 'San Antonio', 'Houston'];

/** The three locations of the vendor in the examples of billing, the first of them the default one. */
export const ownLocations: LocationView[] = ownPages.map((page, nth) => ({
  ...page,
  publishStatus: nth === 1 ? 'Unpublished' : 'Published',
  city: cities[nth] ?? '',
  state: 'TX',
  publishedAt: nth === 1 ? null : '2026-11-20T15:00:00Z',
  coverPhoto: null,
}));

/** An api whose vendor has these locations, adds others and changes the default as in the real one. */
export function aLocationsApi(plan: VendorStripeDataView = stripeData(), kept: readonly LocationView[] = ownLocations) {
  let locations = [...kept];
  let added = 0;
  const list = () => ({ results: locations, numResults: locations.length, page: 1, pageSize: 25 });
  const first = (id: string | null | undefined) => locations.filter((location) => location.id === id);
  const add = (name: string) => {
    added += 1;
    const page = draft({ id: `0198c0de-0000-7000-8000-00000000ee0${added}`, name, publishStatus: 'Unpublished' });
    const { id, url, publishStatus } = page;
    const place = { city: '', state: '', publishedAt: null, coverPhoto: null };
    locations = [...locations.slice(0, 1), { id, name, url, publishStatus, ...place }, ...locations.slice(1)];
    return page;
  };
  return aBillingApi(plan)
    .answer(locationsRoutes.locations, list)
    .answer(webstoreRoutes.webstoresOfUser, list)
    .answer(webstoreRoutes.webstoreById, ({ path }) => {
      const found = locations.find(({ id }) => path.endsWith(id));
      return draft({ id: found?.id ?? '', name: found?.name ?? '' });
    })
    .answer(vendorsRoutes.vendorOfUsername, () => aBusiness({ props: { defaultWebstoreId: locations[0]?.id ?? null } }))
    .answer(locationsRoutes.addLocation, ({ body }) => add((body as { name: string }).name))
    .answer(locationsRoutes.copyWebstore, ({ path }) => {
      const source = locations.find(({ id }) => path.includes(id));
      return add(`${source?.name} (copy)`);
    })
    .answer(locationsRoutes.deleteWebstore, ({ path }) => {
      locations = locations.filter(({ id }) => !path.endsWith(id));
      return { success: true } as const;
    })
    .answer(identityVendorsRoutes.updateVendor, ({ body }) => {
      const { props } = body as { props: { defaultWebstoreId: string } };
      const chosen = first(props.defaultWebstoreId);
      locations = [...chosen, ...locations.filter((location) => !chosen.includes(location))];
      return aBusiness({ props });
    });
}

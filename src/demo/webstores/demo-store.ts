import { nearestStores } from '#contracts/webstore/nearest-stores.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { retailStores } from '#src/webstore/stores/retail-stores.js';
import type { DemoWebstore } from './demo-webstore.js';

/** Largest distance in miles of a store at which couples meet a vendor. */
const farthest = 60;

/** The retailer's store of a business, if its plan shows one and there is one nearby. */
export function demoStore({
  features,
  addresses: [address],
}: Pick<DemoWebstore, 'features' | 'addresses'>): Partial<
  Pick<WebstoreContent, 'favouriteStore' | 'zipcodeNearFavouriteStore'>
> {
  const { latitude = null, longitude = null, zipCode = null } = address ?? {};
  if (!features.includes('feature_premiumBadge') || latitude === null || longitude === null) return {};
  const [store] = nearestStores(retailStores, { latitude, longitude }, 1);
  if (!store || store.distance > farthest) return {};
  return { favouriteStore: store.storeNumber, zipcodeNearFavouriteStore: zipCode };
}

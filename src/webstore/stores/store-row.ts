import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import type { AdminVendorView } from '#contracts/identity/admin-users.views.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { categoryById } from '../catalogue/catalogue.js';

/** Milliseconds for which a webstore counts as new (WS-123): 30 days. */
const newFor = 30 * 86_400_000;

/** The row for the retailer's automation list when a vendor chooses a store (WS-122). */
export interface StoreRow {
  storeNumber: string;
  storeName: string;
  vendorName: string;
  contactName: string;
  contactPhone: string;
  /** Name of the first category. */
  vendorType: string;
  /** Whether the vendor works on site, or travels up to a few hundred miles. */
  isLocal: boolean;
  /** Whether the vendor travels or ships across the country. */
  isNational: boolean;
  isNewIn30Days: boolean;
  webstoreId: string;
  vendorId: string;
  userId: string;
}

interface RowFacts {
  store: RetailStoreView;
  webstore: { id: string; created: Date; draft: WebstoreContent };
  vendor: Pick<AdminVendorView, 'id' | 'userId' | 'contactFirstName' | 'contactLastName' | 'contactPhone'>;
  now: Date;
}

export function storeRow({ store, webstore: { id, created, draft }, vendor, now }: RowFacts): StoreRow {
  const isNational = isNationwide(draft);
  const [categoryId] = draft.categoryIds;
  return {
    storeNumber: store.storeNumber,
    storeName: store.storeName,
    vendorName: draft.name,
    contactName: `${vendor.contactFirstName} ${vendor.contactLastName}`.trim(),
    contactPhone: vendor.contactPhone ?? '',
    vendorType: categoryId === undefined ? '' : (categoryById(categoryId)?.name ?? ''),
    isLocal: draft.travelOption === 'locally' || !isNational,
    isNational,
    isNewIn30Days: now.getTime() - created.getTime() <= newFor,
    webstoreId: id,
    vendorId: vendor.id,
    userId: vendor.userId,
  };
}

const isNationwide = ({ travelOption, onlineStore, shippingOption }: WebstoreContent): boolean =>
  travelOption === 'nationally' || travelOption === 'globally' || (onlineStore && shippingOption !== null);

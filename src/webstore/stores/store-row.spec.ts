import { describe, expect, it } from '@jest/globals';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { emptyContent } from '../domain/empty-content.js';
import { retailStores } from './retail-stores.js';
import { storeRow } from './store-row.js';

const now = new Date('2027-03-31T12:00:00Z');
const day = 86_400_000;
const [store] = retailStores;
const vendor = {
  id: 'the-vendor',
  userId: 'the-user',
  contactFirstName: 'Nora',
  contactLastName: 'Whitlock',
  contactPhone: '+15125550142',
};
const rowOf = (content: Partial<WebstoreContent> = {}, created = now) =>
  storeRow({
    store: store!,
    webstore: { id: 'the-webstore', created, draft: { ...emptyContent('Wildrye'), categoryIds: [2], ...content } },
    vendor,
    now,
  });

describe('storeRow', () => {
  it('contains the store, the vendor, a phone number, the trade and the ids', () => {
    expect(rowOf()).toMatchObject({
      storeNumber: store!.storeNumber,
      storeName: store!.storeName,
      vendorName: 'Wildrye',
      contactName: 'Nora Whitlock',
      contactPhone: '+15125550142',
      vendorType: 'Venue',
      webstoreId: 'the-webstore',
      vendorId: 'the-vendor',
      userId: 'the-user',
    });
  });

  it.each([
    [{ travelOption: 'locally' }, true, false],
    [{ travelOption: 'nationally' }, false, true],
    [{ travelOption: 'globally' }, false, true],
    [{ travelOption: 'locally', onlineStore: true, shippingOption: 'national' }, true, true],
    [{ travelOption: null }, true, false],
  ] as const)('marks %j as local: %s, national: %s', (content, isLocal, isNational) => {
    expect(rowOf(content)).toMatchObject({ isLocal, isNational });
  });

  it('marks a webstore as new for exactly 30 days', () => {
    expect(rowOf({}, new Date(now.getTime() - 30 * day)).isNewIn30Days).toBe(true);
    expect(rowOf({}, new Date(now.getTime() - 30 * day - 1)).isNewIn30Days).toBe(false);
  });
});

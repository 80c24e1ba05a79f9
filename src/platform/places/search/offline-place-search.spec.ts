import { expect, it } from '@jest/globals';
import { OfflinePlaces } from '../gazetteer/offline-places.js';
import { OfflinePlaceSearch } from './offline-place-search.js';

const search = new OfflinePlaceSearch(new OfflinePlaces());

it('completes a typed address with the towns that its end may be the name of', async () => {
  const found = await search.addressesLike('2200 Manor Road, Wac', 5);
  expect(found.map(({ street, city, state }) => `${street}, ${city}, ${state}`)).toContain('2200 Manor Road, Waco, TX');
});

it('knows no businesses', async () => {
  expect(await search.businessesLike()).toEqual([]);
});

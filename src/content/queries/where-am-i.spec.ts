import { expect, it } from '@jest/globals';
import { WhereAmI, WhereAmIHandler } from './where-am-i.js';
import type { AddressLocator } from '#src/platform/places/address-locator.js';
import { OfflinePlaces } from '#src/platform/places/gazetteer/offline-places.js';

const networks: AddressLocator = {
  locate: async (address) => {
    if (address === '203.0.113.7') return { latitude: 30.27, longitude: -97.74 };
    return address === '198.51.100.1' ? { latitude: 48.857, longitude: 2.352 } : undefined;
  },
};
const whereIs = async (address: string) =>
  (await new WhereAmIHandler(networks, new OfflinePlaces()).execute(new WhereAmI(address))).displayText;

it('is where a database of networks has the address, and the default place abroad [SYS-9, DIR-10]', async () => {
  expect(await whereIs('203.0.113.7')).toBe('Austin, TX');
  expect(await whereIs('198.51.100.1')).toBe('New York City, NY');
});

it('is refused where no database has the address, so that the page asks', async () => {
  await expect(whereIs('127.0.0.1')).rejects.toMatchObject({ code: 'location-unknown' });
});

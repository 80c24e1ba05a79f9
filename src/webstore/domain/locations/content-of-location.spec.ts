import { expect, it } from '@jest/globals';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import { emptyContent } from '../empty-content.js';
import { contentOfLocation } from './content-of-location.js';

const address: AddressContent = {
  id: '0198c0de-0000-7000-8000-000000000001',
  addressType: 'store',
  street1: '18 Pecan Alley',
  street2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '78702',
  travelRadius: null,
  latitude: 30.27,
  longitude: -97.74,
};
const ids = { package: '0198c0de-0000-7000-8000-000000000002', award: '0198c0de-0000-7000-8000-000000000003' };
const imageId = '0198c0de-0000-7000-8000-000000000004';

const austin: WebstoreContent = {
  ...emptyContent('Wildrye Austin'),
  url: 'wildrye-austin',
  businessDescription: 'Quiet pictures of loud days.',
  categoryIds: [2],
  services: [11, 12],
  priceTier: 3,
  serviceArea: 'Austin, TX',
  physicalStore: true,
  locationAddressType: 'businessAddress',
  displayStoreAddress: true,
  addresses: [address],
  links: { Website: 'https://wildrye.example' },
  packages: [{ id: ids.package, name: 'Day', price: 900, description: '', inclusions: ['Prints'], imageId }],
  awards: [{ id: ids.award, name: 'Best light', link: '', imageId }],
  googlePlaceId: 'ChIJ-wildrye',
  favouriteStore: '101',
  zipcodeNearFavouriteStore: '78702',
};

it('copies what describes the business, with ids of its own', () => {
  const copy = contentOfLocation(austin, 'Wildrye Marfa');
  const { businessDescription, categoryIds, services, priceTier, links } = austin;
  expect(copy).toMatchObject({ name: 'Wildrye Marfa', businessDescription, categoryIds, services, priceTier, links });
  expect(copy.packages).toMatchObject([{ name: 'Day', price: 900, inclusions: ['Prints'] }]);
  expect([copy.packages[0]?.id, copy.awards[0]?.id]).not.toEqual([ids.package, ids.award]);
});

it('copies no picture, and nothing that belongs to the place', () => {
  expect(contentOfLocation(austin, 'Wildrye Marfa')).toMatchObject({
    url: null,
    serviceArea: '',
    physicalStore: false,
    locationAddressType: null,
    displayStoreAddress: false,
    addresses: [],
    googlePlaceId: null,
    favouriteStore: null,
    zipcodeNearFavouriteStore: null,
    packages: [{ imageId: null }],
    awards: [{ imageId: null }],
  });
});

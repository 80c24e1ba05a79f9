import { expect, it } from '@jest/globals';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { FakeApi, Refusal } from '../test-support/fake-api.js';
import { ApiClient } from './api-client.js';
import { getGeocodeByZipcode, getReverseGeoCode, getWhereAmI, getWhoAmI } from './device-calls.js';

const austin = {
  zipcode: '78701',
  latitude: 30.271,
  longitude: -97.743,
  place_id: '4671654',
  displayText: 'Austin, TX',
};
const ada = { firstName: 'Ada', lastName: 'Vale', phoneNumber: '+12125550100' };

function aClient() {
  const fake = new FakeApi()
    .answer(placesRoutes.whereAmI, () => austin)
    .answer(identityRoutes.whoAmI, () => ada)
    .answer(placesRoutes.geocode, () => austin);
  const token = async () => undefined;
  const api = new ApiClient({ fetch: fake.fetch, appName: () => 'vendor', appVersion: '1', token });
  return { api, asked: () => fake.calls.map(({ path, query }) => [path, query]), fake };
}

it("getWhereAmI and getWhoAmI request the device's place and the user [SYS-9]", async () => {
  const { api, asked } = aClient();
  expect(await getWhereAmI(api)).toEqual(austin);
  expect(await getWhoAmI(api)).toEqual(ada);
  expect(asked()).toEqual([
    ['system/WhereAmI', {}],
    ['system/WhoAmI', {}],
  ]);
});

it('getGeocodeByZipcode looks up a zipcode, getReverseGeoCode the zipcode of a point [SYS-10]', async () => {
  const { api, asked } = aClient();
  expect(await getGeocodeByZipcode(api, '78701')).toEqual(austin);
  expect(await getReverseGeoCode(api, 30.271, -97.743)).toBe('78701');
  expect(asked()).toEqual([
    ['places/geocode', { zipcode: '78701' }],
    ['places/geocode', { latitude: '30.271', longitude: '-97.743' }],
  ]);
});

it('a place that does not exist is null; a failed call rejects', async () => {
  const { api, fake } = aClient();
  fake.answer(placesRoutes.geocode, ({ query }) => {
    if (query['zipcode'] === '10000') throw new Refusal(503, 'temporarily-unavailable');
    throw new Refusal(404, 'place-not-found');
  });
  expect(await getGeocodeByZipcode(api, '00000')).toBeNull();
  expect(await getReverseGeoCode(api, 48.857, 2.352)).toBeNull();
  await expect(getGeocodeByZipcode(api, '10000')).rejects.toMatchObject({ code: 'temporarily-unavailable' });
});

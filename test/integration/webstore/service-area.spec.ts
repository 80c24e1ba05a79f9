import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddressSuggestionView } from '#contracts/content/places.views.js';
import { placesRoutes } from '#contracts/content/places.routes.js';
import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let vendor: ReturnType<typeof webstoreCalls>;
let id: string;

const anAddress = (more: Partial<AddressContent> = {}): AddressContent => ({
  id: randomUUID(),
  addressType: 'business',
  street1: '18 Pecan Alley',
  street2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '78702',
  travelRadius: null,
  latitude: null,
  longitude: null,
  ...more,
});

/** An address as answers have it. */
const named = (address: AddressContent): AddressContent => ({
  ...address,
  address1: address.street1,
  address2: address.street2,
});

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  vendor = webstoreCalls(posy, people.vendor.token);
});
beforeEach(async () => {
  id = await aWebstore(people.vendor.vendorId).unpublished(posy);
});
afterAll(() => posy.stop());

describe('a save of the service area', () => {
  const formation = 'business-address-formation';
  const noCity = [anAddress({ city: '', state: '' })];
  it.each<[string, object, Record<string, string[]>]>([
    ['an online store without a shipping range', { onlineStore: true }, { shippingOption: ['required'] }],
    ['travel without an option', { travels: true, travelOption: null }, { travelOption: ['required'] }],
    ['local travel without a distance', { travelDistance: null }, { travelDistance: ['required'] }],
    ['local travel without a market', { serviceArea: ' ' }, { serviceArea: ['required'] }],
    [
      'a service address that is missing',
      { locationAddressType: 'serviceAddress' },
      { 'addresses.store': ['required'] },
    ],
    ['a business address without city and state', { addresses: noCity }, { 'addresses.business': [formation] }],
    ['30 miles', { travelDistance: 30 }, { travelDistance: ['is-in'] }],
    ['any other shipping range', { shippingOption: 'Galactic' }, { shippingOption: ['is-in'] }],
  ])('is refused for %s, with nothing changed [WS-149, WS-151, WS-144]', async (_what, changes, fields) => {
    const before = await stored(posy);
    expect(await vendor.save(id, changes)).toMatchObject({ status: 400, problem: { error: 'invalid-input', fields } });
    expect(await stored(posy)).toEqual(before);
  });

  it('accepts consistent fields, even if the area is not complete [WS-3]', async () => {
    const changes = {
      ...{ travels: true, travelOption: 'locally', travelDistance: 500, serviceArea: 'Waco, TX' },
      ...{ onlineStore: true, shippingOption: 'global', physicalStore: true, locationAddressType: 'serviceAddress' },
      ...{ displayStoreAddress: true, addresses: [anAddress(), anAddress({ addressType: 'store', city: 'Waco' })] },
    };
    const { addresses, ...rest } = changes;
    const { body } = await vendor.save(id, changes);
    expect(body).toMatchObject(rest);
    expect(body.addresses.map(({ addressType }) => addressType)).toEqual(['business', 'store']);
    const off = { travels: false, travelOption: null, travelDistance: null, serviceArea: '' };
    expect((await vendor.save(id, off)).body).toMatchObject(off);
    expect((await vendor.save(id, { name: 'Larkspur' })).status).toBe(200);
  });

  it('adds the coordinates of a typed address, and keeps those of a chosen one', async () => {
    const chosen = anAddress({ addressType: 'store', latitude: 30.1, longitude: -97.1 });
    const nowhere = anAddress({ city: 'Atlantis', zipCode: '', addressType: 'serviceArea' });
    const { body } = await vendor.save(id, { addresses: [anAddress(), chosen, nowhere] });
    const [typed, kept, unknown] = body.addresses;
    expect(typed!.latitude).toBeCloseTo(30.26, 1);
    expect(typed!.longitude).toBeCloseTo(-97.72, 1);
    expect([kept, unknown]).toEqual([named(chosen), named({ ...nowhere, travelRadius: 50 })]);
  });

  it('has addresses of three types, with the lines of the street under two names, and reads either [WS-7]', async () => {
    const types = ['business', 'store', 'serviceArea'] as const;
    const at = { latitude: 30.1, longitude: -97.1, street2: 'Unit 4' };
    const addresses = types.map((addressType) => anAddress({ addressType, ...at }));
    const meets = { physicalStore: true, locationAddressType: 'serviceAddress' };
    const { body } = await vendor.save(id, { ...meets, addresses });
    const [business, store, area] = addresses.map(named);
    expect(body.addresses).toEqual([business, store, { ...area, travelRadius: 50 }]);
    expect(Object.keys(body.addresses[0]!).toSorted()).toEqual(
      [
        ...['id', 'addressType', 'address1', 'address2', 'street1', 'street2', 'city', 'state', 'zipCode'],
        ...['travelRadius', 'latitude', 'longitude'],
      ].toSorted(),
    );
    const { street1: _street1, street2: _street2, ...rest } = addresses[0]!;
    const other = { ...rest, address1: '4 Elm St', address2: '' };
    const changed = await vendor.save(id, { addresses: [other, addresses[1]!] });
    expect(changed.body.addresses).toEqual([{ ...other, street1: '4 Elm St', street2: '' }, store]);
    const [row] = await posy.sql<{ names: string[] }>(
      `select array(select jsonb_object_keys(draft->'addresses'->0)) as names from webstore.webstore where id = $1`,
      [id],
    );
    expect(row!.names).toContain('street1');
    expect(row!.names).not.toContain('address1');
    const both = { ...anAddress(), address1: '5 Elm St' };
    expect(await vendor.save(id, { addresses: [both, addresses[1]!] })).toMatchObject({
      status: 400,
      problem: { error: 'invalid-input', fields: { 'addresses.0.address1': ['differs-from-street1'] } },
    });
  });

  it("keeps the market's address consistent with the market and its distance", async () => {
    const area = anAddress({
      addressType: 'serviceArea',
      street1: '',
      travelRadius: 25,
      latitude: 30.3,
      longitude: -97.7,
    });
    expect((await vendor.save(id, { addresses: [area] })).body.addresses[0]).toMatchObject({ travelRadius: 50 });
    expect((await vendor.save(id, { travelDistance: 250 })).body.addresses[0]).toMatchObject({ travelRadius: 250 });
    expect((await vendor.save(id, { serviceArea: 'Austin, TX' })).body.addresses).toHaveLength(1);
    expect((await vendor.save(id, { serviceArea: 'Waco, TX' })).body.addresses).toEqual([]);
  });
});

describe('GET places/addresses', () => {
  const ask = (query: Record<string, string>, token: string | undefined = people.vendor.token) =>
    posy.call<AddressSuggestionView[]>(placesRoutes.addressSuggestions, { query, token });

  it.each([
    ['18 Pecan Alley, Austi', '18 Pecan Alley', 'Austin', 'TX'],
    ['Unit 4, 18 Pecan Alley, Austin, TX', 'Unit 4, 18 Pecan Alley', 'Austin', 'TX'],
    ['4 rue Saint-Paul, Québec', '4 rue Saint-Paul', 'Québec', 'QC'],
  ])('completes %j with town and postal code [WS-132]', async (text, street, city, state) => {
    const [first] = (await ask({ text })).body;
    expect(first).toMatchObject({ street, city, state });
    expect([first!.zipcode, first!.latitude, first!.longitude].every(Boolean)).toBe(true);
  });

  it('finds the town of a postal code', async () => {
    const { body } = await ask({ text: '18 Pecan Alley, 78702' });
    expect(body).toEqual([expect.objectContaining({ street: '18 Pecan Alley', city: 'Austin', zipcode: '78702' })]);
  });

  it('completes a street alone, and with a town behind it, near a place', async () => {
    const lines = async (text: string, near: string) =>
      (await ask({ text, near })).body.map(({ street, city, state }) => `${street}, ${city}, ${state}`);
    expect((await lines('120 Congress Ave', 'Austin, TX'))[0]).toBe('120 Congress Ave, Austin, TX');
    expect((await lines('120 Congress Ave', 'Waco, TX'))[0]).toBe('120 Congress Ave, Waco, TX');
    expect((await lines('120 Congress Ave Waco', 'Austin, TX'))[0]).toBe('120 Congress Ave, Waco, TX');
    expect(await lines('120 Congress Ave', 'Nowhereatall')).toEqual([]);
  });

  it.each(['18 Pecan Alley', ', Austin', '18 Pecan Alley, Nowhereatall'])('finds nothing for %j', async (text) => {
    expect((await ask({ text })).body).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'text'],
    [{ text: 'x'.repeat(121) }, 'text'],
    [{ text: 'a\u0007b' }, 'text'],
    [{ text: '18 Pecan Alley', near: 'x'.repeat(121) }, 'near'],
  ])('refuses %j at %s', async (query, field) => {
    const { status, problem } = await ask(query);
    expect([status, Object.keys(problem.fields!)]).toEqual([400, [field]]);
  });

  it('asks a visitor to sign in', async () => {
    const answer = await posy.call(placesRoutes.addressSuggestions, { query: { text: '18 Pecan Alley, Austin' } });
    expect(answer).toMatchObject({ status: 401, problem: { error: 'not-signed-in' } });
  });
});

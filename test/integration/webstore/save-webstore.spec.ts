import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from './owners-only.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let vendor: ReturnType<typeof webstoreCalls>;
let id: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  vendor = webstoreCalls(posy, people.vendor.token);
});
beforeEach(async () => {
  id = await aWebstore(people.vendor.vendorId).unpublished(posy);
});
afterAll(() => posy.stop());

describe('PATCH webstores', () => {
  describe('access', () => {
    itIsForOwnersOnly(() => ({
      posy,
      people,
      route: routes.saveWebstore,
      field: 'id',
      id,
      partsFor: (webstoreId) => ({ body: { id: webstoreId, version: 2 } }),
      stored: () => stored(posy),
    }));
  });

  it('changes the given fields and no others [WS-37]', async () => {
    const before = await vendor.draft(id);
    const answer = await vendor.save(id, { name: 'Larkspur & Pine', businessDescription: 'Two lines\nof text.' });
    expect(answer.status).toBe(200);
    const after = { ...before, name: 'Larkspur & Pine', businessDescription: 'Two lines\nof text.' };
    expect(answer.body).toEqual({ ...after, version: before.version + 1 });
    expect(await vendor.draft(id)).toEqual(answer.body);
  });

  it('changes every field, and clears those that can be cleared [WS-37]', async () => {
    const address = {
      id: randomUUID(),
      addressType: 'store',
      street1: '4 Rue Saint-Paul',
      street2: 'Unité 2',
      city: 'Québec',
      state: 'QC',
      zipCode: 'G1K 3V7',
      travelRadius: 25,
      latitude: 46.8139,
      longitude: -71.208,
    };
    const changes = {
      name: 'Domaine Cœur-Vert',
      url: `domaine-${id.slice(-8)}`,
      phone: '+15125550142',
      businessDescription: 'A barn by the river.',
      categoryIds: [2],
      subCategoryIds: { 2: [201, 202] },
      services: [302101],
      styles: [],
      priceTier: 4,
      displayPriceTier: false,
      capacity: 240,
      travels: false,
      travelOption: null,
      travelDistance: null,
      serviceArea: 'Québec, QC',
      onlineStore: true,
      shippingOption: 'national',
      physicalStore: true,
      locationAddressType: 'businessAddress',
      displayStoreAddress: true,
      addresses: [address],
      links: { Website: 'domaine.example', Instagram: 'domaine' },
    };
    expect((await vendor.save(id, changes)).body).toMatchObject(changes);
    const online = { onlineStore: false, shippingOption: null };
    const cleared = { priceTier: null, capacity: null, ...online, locationAddressType: null };
    const emptied = { ...cleared, businessDescription: '', phone: '', addresses: [], links: {}, services: [] };
    expect((await vendor.save(id, emptied)).body).toMatchObject({ ...changes, ...emptied });
  });

  it('ignores a change that changes nothing', async () => {
    const before = await vendor.draft(id);
    expect((await vendor.save(id, {})).body).toEqual(before);
    const { name, addresses, subCategoryIds, links } = before;
    expect((await vendor.save(id, { name, addresses, subCategoryIds, links })).body.version).toBe(before.version);
  });

  it('is done for the owner by an admin', async () => {
    const answer = await webstoreCalls(posy, people.admin.token).save(id, { name: 'Put right by an operator' });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Put right by an operator' } });
    expect(answer.body.vendorId).toBe(people.vendor.vendorId);
  });

  it.each([
    ['of 120 characters', 'n'.repeat(120)],
    ['with accents', 'Été à Montréal'],
    ['from right to left', 'סטודיו לצילום חתונות'],
    ['of emoji', '💐 Wild 👩‍❤️‍👨 Blooms 💐'],
    ['in Chinese', '春天婚礼摄影'],
    ['with quotes', `O'Hara "Sons" \\ <b>Daughters</b>`],
  ])('keeps a name %s unchanged', async (_what, name) => {
    expect((await vendor.save(id, { name })).body.name).toBe(name);
    expect((await vendor.draft(id)).name).toBe(name);
  });

  it.each([1, 2, 3, 4])('accepts the price tier %i [WS-22]', async (priceTier) => {
    expect((await vendor.save(id, { priceTier })).body.priceTier).toBe(priceTier);
  });

  it('treats a capacity of 0 as empty [WS-23]', async () => {
    const venue = await aWebstore(people.vendor.vendorId).inCategory('venues').unpublished(posy);
    expect((await vendor.save(venue, { capacity: 80 })).body).toMatchObject({ capacity: 80, missingForPublish: [] });
    expect((await vendor.save(venue, { capacity: 0 })).body).toMatchObject({
      capacity: null,
      missingForPublish: ['capacity'],
    });
  });

  it('keeps a capacity for venues and lodging only [WS-58]', async () => {
    const inn = await aWebstore(people.vendor.vendorId).inCategory('lodging').unpublished(posy);
    expect((await vendor.save(inn, { capacity: 30 })).body.capacity).toBe(30);
    expect((await vendor.save(id, { capacity: 30 })).body.capacity).toBeNull();
    const moved = await vendor.save(inn, { categoryIds: [3], subCategoryIds: { 3: [301] } });
    expect(moved.body).toMatchObject({ categoryIds: [3], capacity: null, services: [], subCategoryIds: { 3: [301] } });
  });
});

describe('PATCH webstores from an outdated version', () => {
  it('is refused with the current version, and changes nothing', async () => {
    const { version } = await vendor.draft(id);
    await vendor.saveFrom(id, version, { name: 'First' });
    const before = await stored(posy);
    for (const stale of [version, version + 2, 1, 1e15]) {
      expect(await vendor.saveFrom(id, stale, { name: 'Second' })).toMatchObject({
        status: 409,
        problem: { error: 'stale-version', params: { version: version + 1 } },
      });
    }
    expect(await stored(posy)).toEqual(before);
  });

  it('lets one of two concurrent saves win', async () => {
    const { version } = await vendor.draft(id);
    const names = Array.from({ length: 6 }, (_, at) => `Name ${at}`);
    const answers = await Promise.all(names.map((name) => vendor.saveFrom(id, version, { name })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const draft = await vendor.draft(id);
    expect(draft).toMatchObject({ version: version + 1, name: names[statuses.indexOf(200)] });
  });
});

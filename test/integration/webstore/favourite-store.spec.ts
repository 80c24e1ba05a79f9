import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { retailStoresRoutes as routes } from '#contracts/webstore/retail-stores.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { retailStores } from '#src/webstore/stores/retail-stores.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from './owners-only.js';
import { peopleOf, type People } from './people.js';
import { aFreshAddress, stored, webstoreCalls } from './webstore-calls.js';

const [first, second] = retailStores as [RetailStoreView, RetailStoreView];

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
  id = await aWebstore(people.vendor.vendorId).withFeatures('feature_premiumBadge').published(posy);
});
afterAll(() => posy.stop());

const choose = (body: object = {}, token = people.vendor.token) =>
  posy.call<WebstoreDraftView>(routes.favouriteStore, {
    body: { webstoreId: id, favouriteStore: first.storeNumber, zipcode: '78702', ...body },
    token,
  });
const news = () =>
  posy.sql<{ payload: unknown }>(`select payload from platform.message where subject_id = $1 and type = $2`, [
    id,
    'webstore.store-chosen',
  ]);
const flagOf = ({ optionalSections }: Pick<WebstoreDraftView, 'optionalSections'>) =>
  optionalSections.find((section) => section.id === 'store');

describe('GET retailstores', () => {
  it('needs no parameters and returns every store with number, name, address and location [WS-17]', async () => {
    const { status, body } = await posy.call<RetailStoreView[]>(routes.retailStores);
    expect(status).toBe(200);
    expect(body).toEqual(retailStores);
    const [text, degrees]: unknown[] = [expect.stringMatching(/./), expect.any(Number)];
    expect(body[0]).toEqual({
      ...{ storeNumber: text, storeName: text, address: text, city: text, stateOrProvince: text, postalCode: text },
      ...{ lat: degrees, lng: degrees },
    });
  });
});

describe('PUT favouriteStore', () => {
  it('sets store and zip code in the draft, shows the section, and writes the row to the outbox [WS-121]', async () => {
    const newRow = { vendorName: 'Somebody else', contactPhone: '+15125550199' };
    const { status, body } = await choose({ newRow });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      favouriteStore: first.storeNumber,
      zipcodeNearFavouriteStore: '78702',
      preferredStore: first,
      publishStatus: 'Unpublished Changes',
    });
    expect(flagOf(body)).toMatchObject({ enabled: true });
    expect(await news()).toEqual([{ payload: { webstoreId: id, storeNumber: first.storeNumber } }]);
  });

  it('notifies the retailer of another store, but not of the same one', async () => {
    await choose();
    await choose({ zipcode: '78703' });
    expect(await news()).toHaveLength(1);
    await choose({ favouriteStore: second.storeNumber });
    expect(await news()).toHaveLength(2);
  });

  it('keeps a section hidden that the vendor has hidden, when another store is chosen', async () => {
    await choose();
    await vendor.save(id, { optionalSections: [{ id: 'store', name: '', enabled: false }] });
    expect(flagOf((await choose({ favouriteStore: second.storeNumber })).body)).toMatchObject({ enabled: false });
  });

  it.each([
    ['a store that is not on the list', { favouriteStore: '999999' }, 'favouriteStore', 'unknown-store'],
    ['a store number of other characters', { favouriteStore: 'a b' }, 'favouriteStore', 'matches'],
    ['four digits', { zipcode: '7870' }, 'zipcode', 'matches'],
    ['a zip code of spaces', { zipcode: '     ' }, 'zipcode', 'matches'],
    ['a row that is no object', { newRow: 'x' }, 'newRow', 'is-object'],
  ])('refuses %s, naming the field', async (_what, body, field, code) => {
    const before = await stored(posy);
    const { status, problem } = await choose(body);
    expect(status).toBe(400);
    expect(problem.fields?.[field]).toContain(code);
    expect(await stored(posy)).toEqual(before);
  });

  it('refuses a choice based on an outdated one', async () => {
    const { version } = await vendor.draft(id);
    await choose({ version });
    expect((await choose({ version, favouriteStore: second.storeNumber })).problem).toMatchObject({
      status: 409,
      error: 'stale-version',
      params: { section: 'store' },
    });
  });

  it('is locked on every plan without the premium badge, and keeps the choice [WS-41, WS-25]', async () => {
    const others = ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'] as const;
    id = await aWebstore(people.vendor.vendorId)
      .withFeatures(...others)
      .with({ favouriteStore: second.storeNumber, zipcodeNearFavouriteStore: '78666' })
      .published(posy);
    expect((await choose()).problem).toMatchObject({
      status: 403,
      error: 'section-locked',
      params: { section: 'store' },
    });
    expect(await vendor.draft(id)).toMatchObject({ favouriteStore: second.storeNumber });
    expect(await news()).toEqual([]);
  });

  itIsForOwnersOnly(() => ({
    posy,
    people,
    route: routes.favouriteStore,
    field: 'webstoreId',
    id,
    partsFor: (webstoreId) => ({ body: { webstoreId, favouriteStore: first.storeNumber, zipcode: '78702' } }),
    stored: () => stored(posy),
  }));
});

describe('the public page', () => {
  it('has the chosen store once it is published, without the zip code', async () => {
    const url = aFreshAddress();
    id = await aWebstore(people.vendor.vendorId).withFeatures('feature_premiumBadge').with({ url }).published(posy);
    expect((await vendor.readPage(url)).body.preferredStore).toBeNull();
    await choose();
    expect((await vendor.readPage(url)).body.preferredStore).toBeNull();
    await vendor.publish(id);
    const { body } = await vendor.readPage(url);
    expect(body.preferredStore).toEqual(first);
    expect(body).not.toHaveProperty('zipcodeNearFavouriteStore');
  });

  it.each([
    ['the plan does not include it', { features: [], favouriteStore: first.storeNumber }],
    ['the retailer has closed it', { features: ['feature_premiumBadge'], favouriteStore: 'closed-1' }],
  ] as const)('has no store when %s', async (_what, { features, favouriteStore }) => {
    const url = aFreshAddress();
    await aWebstore(people.vendor.vendorId)
      .withFeatures(...features)
      .with({ url, favouriteStore, zipcodeNearFavouriteStore: '78702' })
      .published(posy);
    expect((await vendor.readPage(url)).body.preferredStore).toBeNull();
  });

  it('has no store when the vendor hides the section', async () => {
    const url = aFreshAddress();
    id = await aWebstore(people.vendor.vendorId).withFeatures('feature_premiumBadge').with({ url }).published(posy);
    await choose();
    await vendor.save(id, { optionalSections: [{ id: 'store', name: '', enabled: false }] });
    await vendor.publish(id);
    expect((await vendor.readPage(url)).body.preferredStore).toBeNull();
  });
});

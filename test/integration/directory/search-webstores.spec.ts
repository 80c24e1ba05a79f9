import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { ListingIndexer } from '#src/directory/index/listing-indexer.js';
import { ListingProjection } from '#src/directory/index/listing-projection.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { categoryByExternalId } from '#src/webstore/catalogue/catalogue.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore, type WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { indexed, listed, namesFound, search } from './listed.js';

let posy: Posy;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

const called = (name: string): WebstoreBuilder => aWebstore(vendor.vendorId).called(name);
const sorted = (names: string[]) => names.toSorted((a, b) => (a < b ? -1 : 1));
const found = async (query: Record<string, string | number>) =>
  sorted(await namesFound(posy, { pageSize: 100, ...query }));

describe('webstoresearch by category', () => {
  const [photos, planning] = ['photographyvideography', 'planning'].map((name) => categoryByExternalId(name)!.id) as [
    number,
    number,
  ];

  it('finds the webstores of the category, including those with it as their second [DIR-41]', async () => {
    await listed(posy, [
      called('Only pictures'),
      called('Pictures and plans')
        .with({ categoryIds: [photos, planning], services: [], subCategoryIds: {} })
        .with({
          services: [311101],
        }),
      called('Only plans').inCategory('planning'),
    ]);
    expect(await found({ categoryId: photos })).toEqual(['Only pictures', 'Pictures and plans']);
    expect(await found({ categoryId: planning })).toEqual(['Only plans', 'Pictures and plans']);
  });

  it('finds nothing in a category without vendors', async () => {
    const { body } = await search(posy, { categoryId: categoryByExternalId('jewelry')!.id });
    expect(body).toMatchObject({ results: [], numResults: 0, page: 1, pageSize: 12 });
  });

  it('shows on a card what the webstore shows, and nothing that it hides [OP-74, WS-222]', async () => {
    const [, hidden] = await listed(posy, [
      called('Shown barn').inCategory('venues').with({ priceTier: 2, displayPriceTier: true, capacity: 180 }),
      called('Hidden barn').inCategory('venues').with({ priceTier: 4, displayPriceTier: false, capacity: 90 }),
    ]);
    const { results } = (await search(posy, { categoryId: 2 })).body;
    const card = (name: string) => results.find((result) => result.name === name)!;
    expect(card('Shown barn')).toMatchObject({
      categoryId: 2,
      categoryName: categoryByExternalId('venues')!.name,
      city: 'Austin',
      state: 'TX',
      priceTier: 2,
      capacity: 180,
      coverImage: { width: expect.any(Number), alt: expect.any(String) },
      features: [],
      placement: null,
      distance: null,
    });
    expect(card('Hidden barn')).toMatchObject({ id: hidden, priceTier: null, capacity: 90 });
  });

  it('shows the published cover, and no picture that is not published or not approved [DIR-33]', async () => {
    const [id] = await listed(posy, [called('Larkspur Loft').inCategory('lodging').withPhotos(3)]);
    const images = await posy.sql<{ id: string }>(
      `select id from webstore.image where webstore_id = $1 order by ordinal`,
      [id],
    );
    const coverAfter = async (change: string, ...values: unknown[]) => {
      await posy.sql(change, values);
      // Like any unrelated fact about the webstore.
      await posy.get(UnitOfWork).run((em) => posy.get(ListingProjection).project(em, [id!]));
      await posy.get(ListingIndexer).indexListings([id!]);
      return (await search(posy, { categoryId: categoryByExternalId('lodging')!.id })).body.results[0]!.coverImage
        .pictureId;
    };
    const [cover, second] = images.map((image) => image.id);
    expect(await coverAfter(`update webstore.image set picture_id = id where webstore_id = $1`, id)).toBe(cover);
    expect(
      await coverAfter(
        `insert into webstore.image (id, webstore_id, purpose, picture_id, caption, alt, credit, placeholder,
           is_cover_photo, ordinal, width, height, validation_result, admin_approved)
         select gen_random_uuid(), webstore_id, purpose, gen_random_uuid(), '', '', '', '', true, 0, 1, 1, true, true
         from webstore.image where id = $1`,
        cover,
      ),
    ).toBe(cover);
    expect(
      await coverAfter(`update webstore.image set is_cover_photo = (id = $1) where webstore_id = $2`, second, id),
    ).toBe(cover);
    expect(await coverAfter(`update webstore.image set validation_result = false where id = $1`, cover)).toBe(second);
    expect(await coverAfter(`update webstore.image set admin_approved = true where id = $1`, cover)).toBe(cover);
    const waiting = `update webstore.image set admin_approved = false, validation_result = null where id = $1`;
    expect(await coverAfter(waiting, cover)).toBe(second);
  });
});

describe('webstoresearch by place', () => {
  const austin = { latitude: 30.2672, longitude: -97.7431 };
  const rings = categoryByExternalId('jewelry')!.id;
  const jeweller = (name: string) =>
    called(name).inCategory('jewelry').with({ travelOption: 'locally', travelDistance: 25 });

  beforeAll(async () => {
    await listed(posy, [
      jeweller('Austin').at('Austin', 'TX', 30.2672, -97.7431),
      jeweller('Round Rock, 17 miles').at('Round Rock', 'TX', 30.5083, -97.6789),
      jeweller('Temple, 64 miles, goes 50').at('Temple', 'TX', 31.0982, -97.3428).with({ travelDistance: 50 }),
      jeweller('San Antonio, 74 miles, goes 100')
        .at('San Antonio', 'TX', 29.4241, -98.4936)
        .with({ travelDistance: 100 }),
      jeweller('Dallas, 182 miles, goes 100').at('Dallas', 'TX', 32.7767, -96.797).with({ travelDistance: 100 }),
      jeweller('Fort Worth, 175 miles, goes 250')
        .at('Fort Worth', 'TX', 32.7555, -97.3308)
        .with({ travelDistance: 250 }),
      jeweller('El Paso, 528 miles, goes 500').at('El Paso', 'TX', 31.7619, -106.485).with({ travelDistance: 500 }),
      jeweller('Brooklyn, everywhere')
        .at('Brooklyn', 'NY', 40.6782, -73.9442)
        .with({ travelOption: 'nationally', travelDistance: null }),
      jeweller('Québec, all the world')
        .at('Québec', 'QC', 46.8139, -71.208)
        .with({ travelOption: 'globally', travelDistance: null }),
      jeweller('Portland, by post')
        .at('Portland', 'OR', 45.5152, -122.6784)
        .with({ onlineStore: true, shippingOption: 'national' }),
      jeweller('Nowhere on the map').with({ addresses: [] }),
    ]);
  });

  const local = [
    'Austin',
    'Fort Worth, 175 miles, goes 250',
    'Round Rock, 17 miles',
    'San Antonio, 74 miles, goes 100',
  ];
  const national = ['Brooklyn, everywhere', 'Portland, by post', 'Québec, all the world'];

  it('finds vendors within 50 miles or who travel there, and national vendors after them [OP-75, OP-81]', async () => {
    const names = await namesFound(posy, { categoryId: rings, ...austin });
    expect(sorted(names.slice(0, local.length))).toEqual(local);
    expect(sorted(names.slice(local.length))).toEqual(national);
  });

  it('finds vendors on the edge of a radius, and not beyond it [OP-75]', async () => {
    const degreesPerMile = 1 / 69.0466; // of latitude
    const near = { latitude: 30.2672, longitude: -97.7431 };
    const at = (miles: number) => ({ latitude: near.latitude + miles * degreesPerMile, longitude: near.longitude });
    expect(await found({ categoryId: rings, name: 'Austin', ...at(24) })).toEqual(['Austin']);
    expect(await found({ categoryId: rings, name: 'Austin', ...at(26) })).toEqual([]);
  });

  it('shows the distance on each card, in miles with one decimal [OP-74]', async () => {
    const { results } = (await search(posy, { categoryId: rings, ...austin })).body;
    const distances = new Map(results.map(({ name, distance }) => [name, distance]));
    for (const [name, miles] of [
      ['Austin', 0],
      ['Round Rock, 17 miles', 17.1],
      ['San Antonio, 74 miles, goes 100', 73.6],
      ['Brooklyn, everywhere', 1512],
    ] as const) {
      expect(Math.abs(distances.get(name)! - miles)).toBeLessThan(miles > 1000 ? 3 : 0.8);
    }
    for (const { distance } of results) expect(Math.round(distance! * 10)).toBeCloseTo(distance! * 10, 6);
    expect((await search(posy, { categoryId: rings })).body.results.map(({ distance }) => distance)).toEqual(
      Array(11).fill(null),
    );
  });

  it('finds all vendors without a place, including those without a location', async () => {
    expect(await found({ categoryId: rings })).toContain('Nowhere on the map');
    expect((await search(posy, { categoryId: rings })).body.numResults).toBe(11);
  });
});

describe('webstoresearch', () => {
  it('finds published webstores only: not before, not after, and again [DIR-32, WS-191]', async () => {
    const id = await called('Thistledown Tea').unpublished(posy);
    await indexed(posy, [id]);
    const names = () => namesFound(posy, { name: 'Thistledown' });
    expect(await names()).toEqual([]);
    const call = (route: (typeof webstoreRoutes)['publish'] | (typeof webstoreRoutes)['unpublish']) =>
      posy.call(route, { params: { id }, token: vendor.token });
    await call(webstoreRoutes.publish);
    await indexed(posy, [id]);
    expect(await names()).toEqual(['Thistledown Tea']);
    await call(webstoreRoutes.unpublish);
    await indexed(posy, [id]);
    expect(await names()).toEqual([]);
    await call(webstoreRoutes.publish);
    await indexed(posy, [id]);
    expect(await names()).toEqual(['Thistledown Tea']);
  });

  it('combines all filters', async () => {
    await listed(posy, [
      called('Juniper Cakes').inCategory('weddingcakes').at('Boise', 'ID', 43.615, -116.2023),
      called('Juniper Films').at('Boise', 'ID', 43.615, -116.2023),
      called('Juniper Cakes East').inCategory('weddingcakes').at('Albany', 'NY', 42.6526, -73.7562),
      called('Sorrel Cakes').inCategory('weddingcakes').at('Boise', 'ID', 43.615, -116.2023),
    ]);
    const cakes = categoryByExternalId('weddingcakes')!.id;
    const boise = { latitude: 43.615, longitude: -116.2023 };
    expect(await found({ categoryId: cakes, name: 'Juniper', ...boise })).toEqual(['Juniper Cakes']);
  });

  it('is open to everybody, signed in or not', async () => {
    const answers = [undefined, vendor.token].map((token) =>
      posy.api.inject({ url: '/api/webstoresearch', headers: token ? { authorization: `Bearer ${token}` } : {} }),
    );
    const [visitor, signedIn] = await Promise.all(answers);
    expect([visitor!.statusCode, signedIn!.statusCode]).toEqual([200, 200]);
    expect(visitor!.body).toBe(signedIn!.body);
  });
});

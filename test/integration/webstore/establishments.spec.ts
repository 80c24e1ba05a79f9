import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EstablishmentDetailsView, EstablishmentListView } from '#contracts/webstore/establishments.views.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { demoId } from '#src/demo/demo-id.js';
import { demoPlaceId } from '#src/platform/places/details/demo-place-details.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { ImportWebstores } from '#src/webstore/commands/import/import-webstores.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from './owners-only.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

const wildrye = {
  name: 'Wildrye Photographs',
  formatted_address: '18 Pecan Alley, Austin, TX 78702, USA',
  ...{ rating: 4.9, user_ratings_total: 86, url: 'https://maps.example/?cid=1', reviews: [] },
};
const booths = { ...wildrye, name: 'Wild Rye Booths', rating: 4.1, user_ratings_total: 12 };
const predictions = [
  {
    place_id: 'ChIJ-wildrye',
    structured_formatting: { main_text: 'Wildrye Photographs', secondary_text: 'Pecan Alley, Austin, TX, USA' },
  },
  {
    place_id: 'ChIJ-booths',
    structured_formatting: { main_text: 'Wild Rye Booths', secondary_text: 'Georgetown, TX, USA' },
  },
  { place_id: 'ChIJ-nameless' },
];

/** The places of the maps service. */
const known: Record<string, typeof wildrye> = { 'ChIJ-wildrye': wildrye, 'ChIJ-booths': booths };

/** A maps service, and the requests it received. */
function aMapsService() {
  const asked: URLSearchParams[] = [];
  const state = { isDown: false };
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    asked.push(searchParams);
    if (state.isDown) return response.writeHead(500).end();
    const found = known[searchParams.get('place_id') ?? ''];
    const body = pathname.endsWith('search')
      ? { status: 'OK', predictions }
      : found
        ? { status: 'OK', result: found }
        : { status: 'NOT_FOUND' };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { server, asked, state };
}

let posy: Posy;
let people: People;
let vendor: ReturnType<typeof webstoreCalls>;
let id: string;
const search = (text: string, token = people.vendor.token) =>
  posy.call<EstablishmentListView>(routes.establishments, { params: { id }, query: { text }, token });
const find = (placeId: string, token = people.vendor.token) =>
  posy.call<EstablishmentDetailsView>(routes.establishment, { params: { id, placeId }, token });

async function start(settings: Record<string, string> = {}, workers: string[] = []) {
  posy = await Posy.start({ workers, settings });
  people = await peopleOf(posy);
  vendor = webstoreCalls(posy, people.vendor.token);
}
const publicPage = async () => (await posy.call<PublicWebstoreView>(routes.webstoreById, { params: { id } })).body;
const rating = async () => (await publicPage()).rating;
/** Hours until the rating is checked again. */
async function hoursUntilCheck(): Promise<number | undefined> {
  const [due] = await posy.sql<{ hours: number }>(
    `select extract(epoch from due_at - now())::float / 3600 as hours from platform.scheduled_message where key = $1`,
    [`webstore.rating:${id}`],
  );
  return due?.hours;
}
const checkNow = () =>
  posy.sql('update platform.scheduled_message set due_at = now() where key = $1', [`webstore.rating:${id}`]);
const withPlan = () => aWebstore(people.vendor.vendorId).withFeatures('feature_reviews');

describe('with a maps service', () => {
  const { server, asked, state } = aMapsService();
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const at = (call: string) => `http://127.0.0.1:${port}/${call}`;
    const settings = { PLACE_DETAILS_URL: at('details'), PLACE_SEARCH_URL: at('search'), PLACES_KEY: 'a-key' };
    await start(settings, ['relay', 'reactions']);
  });
  beforeEach(async () => {
    asked.length = 0;
    state.isDown = false;
    id = await withPlan().unpublished(posy);
  });
  afterAll(async () => {
    await posy.stop();
    server.closeAllConnections();
    server.close();
  });

  describe('GET webstores/{id}/establishments', () => {
    it('finds businesses by name, and marks those without a street [WS-99]', async () => {
      expect((await search('wildrye')).body).toEqual({
        isSearchable: true,
        establishments: [
          { placeId: 'ChIJ-wildrye', name: 'Wildrye Photographs', address: 'Pecan Alley, Austin, TX', hasStreet: true },
          { placeId: 'ChIJ-booths', name: 'Wild Rye Booths', address: 'Georgetown, TX', hasStreet: false },
        ],
      });
      expect(Object.fromEntries(asked[0]!)).toEqual({
        ...{ input: 'wildrye', types: 'establishment', components: 'country:us|country:ca', key: 'a-key' },
      });
    });

    it.each(['', 'ab', 'x'.repeat(121)])('refuses %j', async (text) => {
      const { status, problem } = await search(text);
      expect([status, Object.keys(problem.fields!)]).toEqual([400, ['text']]);
    });

    it('finds nothing while the service is unavailable', async () => {
      state.isDown = true;
      expect(await search('wildrye')).toMatchObject({ status: 200, body: { establishments: [], isSearchable: true } });
    });

    it('is refused where the plan has no reviews', async () => {
      id = await aWebstore(people.vendor.vendorId).unpublished(posy);
      expect(await search('wildrye')).toMatchObject({ status: 403, problem: { error: 'section-locked' } });
      expect(asked).toEqual([]);
    });

    itIsForOwnersOnly(() => ({
      ...{ posy, people, id, route: routes.establishments, field: 'id', stored: () => stored(posy) },
      partsFor: (of) => ({ params: { id: of }, query: { text: 'wildrye' } }),
    }));
  });

  describe('GET webstores/{id}/establishments/{placeId}', () => {
    it('returns name, address and reviews of a business', async () => {
      expect((await find('ChIJ-wildrye')).body).toEqual({
        ...{ placeId: 'ChIJ-wildrye', name: wildrye.name, address: wildrye.formatted_address, hasStreet: true },
        reviews: { name: wildrye.name, rating: 4.9, userRatingsTotal: 86, url: wildrye.url, reviews: [] },
      });
    });

    it('finds no other place', async () => {
      for (const placeId of ['ChIJ-nobody', demoPlaceId(50, 99, 1)]) {
        expect(await find(placeId)).toMatchObject({ status: 404, problem: { error: 'establishment-not-found' } });
      }
      expect(await find('no place')).toMatchObject({
        status: 400,
        problem: { fields: { placeId: expect.anything() } },
      });
    });

    it('is refused where the plan has no reviews', async () => {
      id = await aWebstore(people.vendor.vendorId).unpublished(posy);
      expect(await find('ChIJ-wildrye')).toMatchObject({ status: 403, problem: { error: 'section-locked' } });
    });

    itIsForOwnersOnly(() => ({
      ...{ posy, people, id, route: routes.establishment, field: 'id', stored: () => stored(posy) },
      partsFor: (of) => ({ params: { id: of, placeId: 'ChIJ-wildrye' } }),
    }));
  });

  describe('a save of the place', () => {
    it('connects the reviews and shows the section; null disconnects them [WS-99, WS-101]', async () => {
      id = await withPlan().with({ displayStoreAddress: true }).published(posy);
      const { body } = await vendor.save(id, { googlePlaceId: 'ChIJ-wildrye' });
      expect(body).toMatchObject({ googlePlaceId: 'ChIJ-wildrye' });
      expect(body.optionalSections).toContainEqual({ id: 'reviews', name: 'Reviews', enabled: true });
      await vendor.publish(id);
      const reviews = () => posy.call(routes.reviews, { params: { id } });
      expect(await eventually(rating, (shown) => shown !== null)).toEqual({ stars: 4.9, reviews: 86 });
      expect((await reviews()).body).toMatchObject({ status: 'shown', place: { rating: 4.9 } });
      expect((await publicPage()).hasReviews).toBe(true);
      expect((await vendor.save(id, { googlePlaceId: null })).body.googlePlaceId).toBeNull();
      await vendor.publish(id);
      expect((await reviews()).body).toEqual({ status: 'not-connected', place: null });
      expect(await publicPage()).toMatchObject({ rating: null, hasReviews: false });
    });

    it('replaces the rating of the place before, and checks it again in a week', async () => {
      id = await withPlan()
        .bringing({ rating: { tenths: 50, reviews: 999 } })
        .with({ googlePlaceId: 'ChIJ-wildrye' })
        .published(posy);
      expect(await rating()).toEqual({ stars: 5, reviews: 999 });
      await vendor.save(id, { googlePlaceId: 'ChIJ-booths' });
      await vendor.publish(id);
      expect((await rating())?.stars).not.toBe(5);
      expect(await eventually(rating, (shown) => shown !== null)).toEqual({ stars: 4.1, reviews: 12 });
      expect(await hoursUntilCheck()).toBeCloseTo(7 * 24, 0);
      await posy.sql('update webstore.rating set tenths = 10 where webstore_id = $1', [id]);
      await checkNow();
      expect(await eventually(rating, (shown) => shown?.stars !== 1)).toEqual({ stars: 4.1, reviews: 12 });
    });

    it('gets its rating an hour later when the service was unavailable at the publish', async () => {
      id = await withPlan().with({ googlePlaceId: 'ChIJ-unknown-yet' }).unpublished(posy);
      state.isDown = true;
      await vendor.publish(id);
      expect(await eventually(hoursUntilCheck, (hours) => hours !== undefined)).toBeCloseTo(1, 1);
      expect(await rating()).toBeNull();
      state.isDown = false;
      known['ChIJ-unknown-yet'] = booths;
      await checkNow();
      expect(await eventually(rating, (shown) => shown !== null)).toEqual({ stars: 4.1, reviews: 12 });
    });

    it.each(['ChIJ-nobody', demoPlaceId(50, 999_999, 1)])(
      'is refused for %s, which the service does not know',
      async (placeId) => {
        const before = await stored(posy);
        expect(await vendor.save(id, { googlePlaceId: placeId })).toMatchObject({
          ...{ status: 400, problem: { fields: { googlePlaceId: ['unknown-place'] } } },
        });
        expect(await stored(posy)).toEqual(before);
      },
    );

    it.each(['', 'a place', 'x'.repeat(501), 7])('is refused for %j, which is not a place id', async (placeId) => {
      expect(await vendor.save(id, { googlePlaceId: placeId })).toMatchObject({
        ...{ status: 400, problem: { fields: { googlePlaceId: ['matches'] } } },
      });
    });

    it('is refused where the plan has no reviews', async () => {
      id = await aWebstore(people.vendor.vendorId).unpublished(posy);
      const answer = await vendor.save(id, { googlePlaceId: 'ChIJ-wildrye' });
      expect(answer).toMatchObject({ status: 403, problem: { error: 'section-locked' } });
    });
  });
});

describe('without a maps service, on the machine of the demo', () => {
  const placeId = demoPlaceId(48, 31, 7);
  beforeAll(async () => {
    await start();
    const demo = aWebstore(people.rival.vendorId)
      .called('Juniper 50%_Vows')
      .with({ physicalStore: true })
      .bringing({ id: demoId('webstore', 7), rating: { tenths: 48, reviews: 31 } });
    await posy.execute(new ImportWebstores([demo.build()]));
    id = await withPlan()
      .called('Juniper & Rye')
      .bringing({ rating: { tenths: 50, reviews: 9 } })
      .published(posy);
  });
  afterAll(() => posy.stop());

  it('finds the businesses of the demo, and nobody else [WS-99]', async () => {
    const juniper = { placeId, name: 'Juniper 50%_Vows', address: '18 Pecan Alley, Austin, TX 78702', hasStreet: true };
    for (const text of ['juniper', '50%_v']) expect((await search(text)).body.establishments).toEqual([juniper]);
    expect((await search('%%%')).body.establishments).toEqual([]);
    expect((await find(placeId)).body).toMatchObject({ ...juniper, reviews: { rating: 4.8, userRatingsTotal: 31 } });
  });

  it('gives a business no rating of a place that it has connected', async () => {
    const other = demoPlaceId(31, 5, 8);
    const rate = (value: string | null) =>
      posy.sql('update webstore.rating set place_id = $2 where webstore_id = $1', [demoId('webstore', 7), value]);
    await rate(other);
    const [found] = (await search('juniper')).body.establishments;
    expect(found!.placeId).toMatch(/^demo-\d\d-\d+-7$/);
    expect(found!.placeId).not.toBe(placeId);
    expect((await find(found!.placeId)).status).toBe(200);
    await rate(placeId);
    expect((await search('juniper')).body.establishments).toMatchObject([{ placeId }]);
  });

  it('refuses a place id with more stars, and one of an unknown business', async () => {
    const forged = [demoPlaceId(50, 31, 7), demoPlaceId(48, 999, 7), demoPlaceId(48, 31, 8), `ChIJ-${randomUUID()}`];
    for (const googlePlaceId of forged) {
      expect((await find(googlePlaceId)).status).toBe(404);
      expect(await vendor.save(id, { googlePlaceId })).toMatchObject({ status: 400 });
    }
    expect((await vendor.save(id, { googlePlaceId: placeId })).status).toBe(200);
  });
});

describe('without a maps service, on a public site', () => {
  beforeAll(async () => {
    await start({ PUBLIC_URL: 'https://posy.example' });
    id = await withPlan().published(posy);
  });
  afterAll(() => posy.stop());

  it('has nothing to connect', async () => {
    expect((await search('wildrye')).body).toEqual({ establishments: [], isSearchable: false });
    expect((await vendor.save(id, { googlePlaceId: demoPlaceId(50, 99, 1) })).status).toBe(400);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { apiParameters, writeFilters, type SearchFilters } from '#contracts/directory/search-filters.js';
import { searchOrders } from '#contracts/directory/search-order.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { ListingIndexer } from '#src/directory/index/listing-indexer.js';
import { ListingProjection } from '#src/directory/index/listing-projection.js';
import { ListWebstores } from '#src/directory/commands/list-webstores.js';
import { NationalVendors } from '#src/directory/search/national-vendors.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { Posy } from '../../support/posy/posy.js';
import { StatementCounter } from '../../support/posy/statement-counter.js';

let posy: Posy;
let vendor: TestVendor;
let statements: StatementCounter;

beforeAll(async () => {
  // Cached responses would hide the cost of a search.
  posy = await Posy.start({ workers: [], settings: { SEARCH_CACHE: '0' } });
  await buildIndex(posy);
  statements = await StatementCounter.on(posy);
});
beforeEach(async () => {
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

async function published(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push(await aWebstore(vendor.vendorId).withPhotos(3).published(posy));
  return ids;
}

/** The minimum of a few tries, since the api polls for revoked sessions from time to time. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let tries = 0; tries < 3; tries++) counts.push(await statements.during(work));
  return Math.min(...counts);
}

describe('statements to the database', () => {
  it('are as many for a page of webstores as for one', async () => {
    const list = () => posy.call(routes.webstoresOfUser, { params: { userId: vendor.userId }, token: vendor.token });
    await published(1);
    const forOne = await statementsOf(list);
    await published(9);
    expect(await statementsOf(list)).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(6);
  });

  it('are as many for the listings of many webstores as for one', async () => {
    const ids = await published(12);
    const project = (some: string[]) => () =>
      posy.get(UnitOfWork).run((em) => posy.get(ListingProjection).project(em, some));
    const forOne = await statementsOf(project(ids.slice(0, 1)));
    expect(await statementsOf(project(ids))).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(8);
  });

  it('are as many for the indexing of many listings, even if all are refused', async () => {
    const ids = await published(12);
    await posy.get(UnitOfWork).run((em) => posy.get(ListingProjection).project(em, ids));
    await posy.sql(`update directory.listing set document = document || '{"unknown": 1}'`);
    const index = (some: string[]) => () => posy.get(ListingIndexer).indexListings(some);
    const forOne = await statementsOf(index(ids.slice(0, 1)));
    expect(await statementsOf(index(ids))).toBe(forOne);
    const refused = await posy.sql(
      `select index_error from directory.listing where webstore_id = any($1) and index_error like '%unknown%'`,
      [ids],
    );
    expect(refused).toHaveLength(ids.length);
    expect(forOne).toBeLessThanOrEqual(6);
  });

  it('are none for a search, which calls the engine once, and once more for unread cards or if nothing is found [DIR-41]', async () => {
    const ids = await published(3);
    await posy.execute(new ListWebstores(ids));
    const austin = posy.api.get<Places>(PLACES, { strict: false }).placeOfSlug('austin-tx')!;
    const everything: SearchFilters = {
      subCategoryIds: [1101, 1102],
      styles: [11101],
      services: [311101],
      priceTiers: [1, 2, 3, 4],
      capacity: ['small', 'large'],
      availabilityDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      serviceAreas: [austin.id],
      travelOptions: ['locally', 'globally'],
      shippingOptions: ['national'],
      resultsIncludeFeatures: ['feature_faqs'],
      resultsExcludeFeatures: ['feature_vipPlacement'],
      name: 'Studio',
    };
    const { latitude, longitude } = austin;
    const query = { categoryId: 11, latitude, longitude, ...writeFilters(everything, apiParameters) };
    let engineCalls = 0;
    posy.get(SearchEngine).client.diagnostic.on('request', () => (engineCalls += 1));
    const ask = async (asked: Record<string, string | number | string[]>, calls: number) => {
      engineCalls = 0;
      const { status } = await posy.call(directoryRoutes.webstoreSearch, { query: asked });
      expect([status, engineCalls]).toEqual([200, calls]);
    };
    // National vendors are counted beside a search, once a minute.
    const areMany = jest.spyOn(posy.get(NationalVendors), 'areMany').mockReturnValue(false);
    await ask({ categoryId: 11, latitude, longitude, pageSize: 120 }, 2);
    areMany.mockReturnValue(true);
    await ask({ categoryId: 11, latitude, longitude, pageSize: 3 }, 1);
    areMany.mockReturnValue(false);
    for (const sort of searchOrders) {
      const found = { categoryId: 11, latitude, longitude, priceTiers: '3', sort, pageSize: 120 };
      expect(await statementsOf(() => ask(found, 1))).toBe(0);
      expect(await statementsOf(() => ask({ ...query, sort, pageSize: 120 }, 2))).toBe(0);
    }
    const counted = { categoryId: 11, latitude, longitude, updateSearchKpiCount: 'true', pageSize: 1, page: 2 };
    expect(await statementsOf(() => ask(counted, 1))).toBe(0);
  });

  it('are four for the page of a webstore by its address, one of them for its calendar', async () => {
    const [id] = await published(1);
    const { body } = await posy.call<{ url: string }>(routes.webstoreById, { params: { id: id! } });
    const read = () => posy.call(routes.webstoreByUrl, { params: { url: body.url } });
    expect(await statementsOf(read)).toBe(4);
  });
});

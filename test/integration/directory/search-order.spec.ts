import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noFilters } from '#contracts/directory/search-filters.js';
import { searchOrders } from '#contracts/directory/search-order.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { compareRanks, referenceRanks } from '../../oracle/reference-order.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore, type WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { changeListings } from '../../support/posy/change-listings.js';
import { Posy } from '../../support/posy/posy.js';
import { documentsOf, listed, search } from './listed.js';

const count = 140;
const austin = { latitude: 30.2672, longitude: -97.7431 };

let posy: Posy;
let vendor: TestVendor;
let ids: string[];
let documents: Map<string, ListingDocument>;

/** Pseudorandom numbers, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Webstores around Austin that differ in all sort keys. */
function varied(): WebstoreBuilder[] {
  const random = randomNumbers(4);
  const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;
  return Array.from({ length: count }, (_, at) => {
    const [latitude, longitude] = [austin.latitude + (random() - 0.5) * 4, austin.longitude + (random() - 0.5) * 4];
    return aWebstore(vendor.vendorId)
      .called(`Fern ${at % 7 === 0 ? 'Studio' : `Studio ${at}`}`)
      .at('Somewhere', 'TX', latitude, longitude)
      .with({
        travelOption: oneOf(['locally', 'locally', 'nationally', 'globally']),
        travelDistance: oneOf([25, 50, 100, 250, 500]),
        businessDescription: 'x'.repeat(oneOf([20, 250])),
        displayPriceTier: oneOf([true, false]),
        displayStoreAddress: true,
      })
      .withPhotos(oneOf([1, 3]));
  });
}

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  vendor = await aVendor(posy);
  const builders = varied();
  const placements = ['feature_vipPlacement', 'feature_premiumPlacement', 'feature_secondaryPlacement'];
  for (const [at, builder] of builders.entries()) {
    if (at % 5 >= placements.length) continue;
    await posy.sql(`insert into webstore.entitlement values ($1, 'premium', $2, 1)`, [
      builder.build().id,
      JSON.stringify([placements[at % 5]]),
    ]);
  }
  ids = await listed(posy, builders);
  // No command can make a webstore unclaimed, older or rated yet: their documents are changed directly.
  const random = randomNumbers(7);
  const below = (end: number) => Math.floor(random() * end);
  await changeListings(posy, () => ({
    claimed: below(3) > 0,
    completeness: below(3),
    recencyDay: 20_000 + below(5),
    rating: 17 + below(3),
    createdDay: 20_000 + below(7),
    priceOrder: ([null, 1, 2, 3, 4] as const)[below(5)]!,
  }));
  documents = await documentsOf(posy);
});
afterAll(() => posy.stop());

type Ordered = Parameters<typeof referenceRanks>[0];
const plain: Ordered = { national: false, filters: noFilters, sort: 'recommended' };

function inOrder(found: readonly ListingDocument[], search: Partial<Ordered> = {}): string[] {
  const ranked = found.map((document) => ({
    id: document.id,
    ranks: referenceRanks({ ...plain, ...search }, document),
  }));
  return ranked.sort((a, b) => compareRanks(a.ranks, b.ranks)).map(({ id }) => id);
}

async function walk(query: Record<string, string | number>, pageSize: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let page = 1; ; page++) {
    const { body } = await search(posy, { ...query, page, pageSize });
    expect([body.page, body.pageSize]).toEqual([page, pageSize]);
    if (body.results.length === 0) return pages;
    pages.push(body.results.map(({ id }) => id));
  }
}

const isLocal = (document: ListingDocument) => referenceRanks({ ...plain, place: austin }, document)[0] === 0;
const foundAround = () => [...documents.values()].filter((document) => document.national || isLocal(document));

describe('the order of results', () => {
  it('is placement, claimed, completeness, rating, day and id by default [OP-71, OP-72, DIR-29]', async () => {
    const [page] = await walk({}, 100);
    expect(page).toEqual(inOrder([...documents.values()]).slice(0, 100));
  });

  it('is local, placement, claimed, distance and then the rest around a place [OP-71, OP-72, OP-75]', async () => {
    const walked = (await walk(austin, 50)).flat();
    expect(walked).toEqual(inOrder(foundAround(), { place: austin }));
    expect(walked.length).toBeGreaterThan(50);
    expect(walked.length).toBeLessThan(count);
    const far = walked.findIndex((id) => !isLocal(documents.get(id)!));
    expect(walked.slice(far).some((id) => documents.get(id)!.placement > 0)).toBe(true);
    expect(walked.slice(far).filter((id) => isLocal(documents.get(id)!))).toEqual([]);
  });

  it.each([undefined, 'Fern Studio'])(
    'is the same among national vendors, with those near the place first, called %s [OP-72, OP-81, DIR-12]',
    async (name) => {
      const nationals = [...documents.values()].filter(({ national }) => national);
      const walked = await walk({ ...austin, national: 'true', ...(name ? { name } : {}) }, 50);
      const search = { place: austin, national: true, filters: { ...noFilters, ...(name ? { name } : {}) } };
      expect(walked.flat()).toEqual(inOrder(nationals, search));
      expect(walked.flat().length).toBeGreaterThan(20);
    },
  );

  it('has the exact name before every placement, and prefixes after it [OP-71]', async () => {
    const walked = (await walk({ name: 'Fern Studio' }, 50)).flat();
    expect(walked).toEqual(inOrder([...documents.values()], { filters: { ...noFilters, name: 'Fern Studio' } }));
    const isExact = walked.map((id) => documents.get(id)!.name === 'fern studio');
    expect(isExact).toEqual(isExact.toSorted((a, b) => Number(b) - Number(a)));
    const others = walked.slice(isExact.indexOf(false));
    expect(others.some((id) => documents.get(id)!.placement === 3)).toBe(true);
  });

  it.each(searchOrders.filter((sort) => sort !== 'recommended'))(
    'of %s has local vendors first, then the key, the distance and the id, and no placement [OP-73]',
    async (sort) => {
      expect((await walk({ ...austin, sort }, 50)).flat()).toEqual(inOrder(foundAround(), { place: austin, sort }));
      if (sort === 'distance') return;
      expect((await walk({ sort }, 50)).flat()).toEqual(inOrder([...documents.values()], { sort }));
    },
  );

  it("treats a vendor as local only within that vendor's travel radius [OP-75]", async () => {
    const { results } = (await search(posy, { ...austin, pageSize: 100 })).body;
    const tooFar = results.filter(
      ({ id, distance }) => (distance ?? 0) > (documents.get(id)!.travelRadius ?? 50) + 0.1,
    );
    expect(tooFar.every(({ id }) => documents.get(id)!.national)).toBe(true);
    const between = [...documents.values()].filter(({ travelRadius, location }) => travelRadius === 25 && location);
    expect(between.some((document) => !foundAround().includes(document))).toBe(true);
  });
});

describe('pages of results', () => {
  it.each([1, 7, 12, 100])('of %i contain every webstore once, and the last is not full [DIR-38]', async (pageSize) => {
    if (pageSize === 1) {
      const first = await Promise.all([1, 2, 3, count, count + 1].map((page) => search(posy, { page, pageSize })));
      expect(first.map(({ body }) => body.results.length)).toEqual([1, 1, 1, 1, 0]);
      return;
    }
    const pages = await walk({}, pageSize);
    expect(pages.slice(0, -1).every((page) => page.length === pageSize)).toBe(true);
    expect(pages.flat()).toHaveLength(count);
    expect(new Set(pages.flat())).toEqual(new Set(ids));
  });

  it('are the same every time, and each has the total number', async () => {
    expect(await walk(austin, 20)).toEqual(await walk(austin, 20));
    const { numResults } = (await search(posy, { ...austin, pageSize: 1 })).body;
    expect((await walk(austin, 100)).flat()).toHaveLength(numResults);
  });

  it('have 12 results by default, from the first page [DIR-38]', async () => {
    const { body } = await search(posy);
    expect(body).toMatchObject({ numResults: count, page: 1, pageSize: 12 });
    expect(body.results).toHaveLength(12);
  });

  it('are empty after the last', async () => {
    expect((await search(posy, { page: 100, pageSize: 100 })).body).toMatchObject({
      results: [],
      numResults: count,
      page: 100,
      pageSize: 100,
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchOrder } from '#contracts/directory/search-order.js';
import { ListingIndexer } from '#src/directory/index/listing-indexer.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore, type WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { documentsOf, listed, search } from './listed.js';

const count = 140;
const austin = { latitude: 30.2672, longitude: -97.7431 };

let posy: Posy;
let vendor: TestVendor;
let ids: string[];
let documents: Map<string, ListingDocument>;

/** The same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Webstores around Austin that differ in all that the order looks at. */
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
  // Nobody can be unclaimed, older or rated yet: their documents are changed as the index would have them.
  await posy.sql(
    `update directory.listing set version = version + 1, document = document
       || jsonb_build_object('claimed', hashtext(webstore_id::text) % 3 <> 0)
       || jsonb_build_object('recencyDay', 20000 + abs(hashtext(webstore_id::text)) % 5)
       || jsonb_build_object('rating', abs(hashtext(webstore_id::text)) % 3)
       || jsonb_build_object('createdDay', 20000 + abs(hashtext(webstore_id::text)) % 7)
       || jsonb_build_object('priceOrder', nullif(abs(hashtext(webstore_id::text)) % 5, 0))`,
  );
  await posy.get(ListingIndexer).indexListings(ids);
  documents = await documentsOf(posy);
});
afterAll(() => posy.stop());

type Ranks = (number | string)[];

/** OP-72 and OP-71, told once more and without an engine. Local comes before the steps of a name, these before distance. */
function ranks(document: ListingDocument, place?: typeof austin, exactName?: string): Ranks {
  const miles = milesTo(document, place);
  const local = place && (miles <= 50 || miles <= (document.travelRadius ?? 0));
  const bands = [5, 15, 30, 50].filter((band) => miles <= band).length;
  const nameStep = exactName === undefined ? 0 : document.nameKey === exactName ? 3 : 2;
  return [
    -document.placement,
    document.claimed ? 0 : 1,
    local ? 0 : 1,
    -nameStep,
    -bands,
    -document.completeness,
    -document.rating,
    -document.recencyDay,
    document.id,
  ];
}

const milesTo = ({ location }: ListingDocument, place?: typeof austin): number =>
  place && location ? milesBetween(place, { latitude: location.lat, longitude: location.lon }) : Infinity;

/** What the other orders look at; what is not known comes last, whichever way round. */
const otherOrders: Record<Exclude<SearchOrder, 'recommended'>, (document: ListingDocument) => Ranks> = {
  distance: (document) => [milesTo(document, austin)],
  name: ({ nameKey }) => [nameKey],
  priceLow: ({ priceOrder }) => [priceOrder ?? Infinity],
  priceHigh: ({ priceOrder }) => [priceOrder === null ? Infinity : -priceOrder],
  newest: ({ createdDay }) => [-createdDay],
};

function inOrder(found: ListingDocument[], ranksOf: (document: ListingDocument) => Ranks): string[] {
  const ranked = found.map((document) => ({ id: document.id, ranks: ranksOf(document) }));
  ranked.sort((a, b) => {
    const at = a.ranks.findIndex((rank, position) => rank !== b.ranks[position]);
    return a.ranks[at]! < b.ranks[at]! ? -1 : 1;
  });
  return ranked.map(({ id }) => id);
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

const foundAround = () =>
  [...documents.values()].filter((document) => document.national || ranks(document, austin)[2] === 0);

describe('the order of results', () => {
  it('is placement, claimed, completeness, rating, day and id where nothing else is asked [OP-71, OP-72, DIR-29]', async () => {
    const [page] = await walk({}, 100);
    expect(page).toEqual(inOrder([...documents.values()], (document) => ranks(document)).slice(0, 100));
  });

  it('is placement, claimed, local, distance and then the rest around a place [OP-71, OP-72, OP-75]', async () => {
    const walked = (await walk(austin, 50)).flat();
    expect(walked).toEqual(inOrder(foundAround(), (document) => ranks(document, austin)));
    expect(walked.length).toBeGreaterThan(50);
    expect(walked.length).toBeLessThan(count);
  });

  it.each([undefined, 'Fern Studio'])(
    'is the same among national vendors, those near the place first, called %s [OP-72, OP-81]',
    async (name) => {
      const nationals = [...documents.values()].filter(({ national }) => national);
      const walked = await walk({ ...austin, national: 'true', ...(name ? { name } : {}) }, 50);
      expect(walked.flat()).toEqual(inOrder(nationals, (document) => ranks(document, austin, name?.toLowerCase())));
      expect(walked.flat().length).toBeGreaterThan(20);
    },
  );

  it('has the exact name before names that only begin so, inside a placement [OP-71]', async () => {
    const walked = (await walk({ name: 'Fern Studio' }, 50)).flat();
    expect(walked).toEqual(inOrder([...documents.values()], (document) => ranks(document, undefined, 'fern studio')));
  });

  it.each(Object.entries(otherOrders))(
    'of %s keeps placement ahead and the id last [OP-72, OP-73]',
    async (sort, by) => {
      const expected = inOrder(foundAround(), (document) => [-document.placement, ...by(document), document.id]);
      expect((await walk({ ...austin, sort }, 50)).flat()).toEqual(expected);
    },
  );
});

describe('pages of results', () => {
  it.each([1, 7, 12, 100])('of %i hold every webstore once, and the last is not full [DIR-38]', async (pageSize) => {
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

  it('are the same every time, and each knows how many there are', async () => {
    expect(await walk(austin, 20)).toEqual(await walk(austin, 20));
    const { numResults } = (await search(posy, { ...austin, pageSize: 1 })).body;
    expect((await walk(austin, 100)).flat()).toHaveLength(numResults);
  });

  it('have 12 results when nobody says otherwise, from the first [DIR-38]', async () => {
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

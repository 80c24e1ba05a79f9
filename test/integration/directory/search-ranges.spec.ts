import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { priceSteps } from '#contracts/directory/price-steps.js';
import { categoryByExternalId } from '#src/webstore/catalogue/catalogue.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore, type WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { listed, namesFound, search } from './listed.js';

const idOf = (category: string) => categoryByExternalId(category)!.id;
const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
const elPaso = { latitude: 31.7619, longitude: -106.485 };

const saturdays = ['2099-06-06', '2099-06-13', '2099-06-20', '2099-06-27'];

let posy: Posy;
let vendorId: string;
const venue = (name: string, capacity: number) =>
  aWebstore(vendorId).called(name).inCategory('venues').with({ capacity });
const withPackages = (builder: WebstoreBuilder, prices: number[], features: string[]) =>
  builder
    .with({
      packages: prices.map((price, at) => ({
        id: `01985d2e-0000-7000-8000-00000000000${at}`,
        name: `Package ${at}`,
        price,
        description: 'A day of pictures.',
        inclusions: [],
        imageId: null,
      })),
      optionalSections: [{ id: 'packages', name: 'Packages', enabled: true }],
    })
    .bringing({ entitlement: { tier: 'premium', features, version: 1 } });

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  ({ vendorId } = await aVendor(posy));
  const photographer = (name: string) => aWebstore(vendorId).called(name);
  await listed(posy, [
    venue('Small barn', 80),
    venue('Barn', 120),
    venue('Great hall', 400),
    withPackages(photographer('Thrifty'), [900, 650.5, 2_000], ['feature_packages']),
    withPackages(photographer('Dear'), [4_000], ['feature_packages']),
    withPackages(photographer('Locked'), [700], []),
    photographer('Hidden').with({ priceTier: 1, displayPriceTier: false }),
    aWebstore(vendorId)
      .called('Free florist')
      .inCategory('florist')
      .bringing({ availability: [{ day, state: 'available' }] }),
    aWebstore(vendorId)
      .called('Half day florist')
      .inCategory('florist')
      .bringing({ availability: [{ day, state: 'partial' }] }),
    aWebstore(vendorId)
      .called('Booked florist')
      .inCategory('florist')
      .bringing({ availability: [{ day, state: 'unavailable' }] }),
    aWebstore(vendorId).called('Silent florist').inCategory('florist'),
    ...['unavailable', 'partial'].map((state) =>
      aWebstore(vendorId)
        .called(state === 'partial' ? 'Half Saturdays' : 'No Saturday')
        .inCategory('music')
        .bringing({ availability: saturdays.map((saturday) => ({ day: saturday, state: state as 'partial' })) }),
    ),
    aWebstore(vendorId)
      .called('Two Saturdays')
      .inCategory('music')
      .bringing({
        availability: saturdays.map((saturday, at) => ({ day: saturday, state: at < 2 ? 'unavailable' : 'available' })),
      }),
    aWebstore(vendorId).called('Silent band').inCategory('music'),
    aWebstore(vendorId).called('Inn').inCategory('lodging').with({ priceTier: 4, capacity: 30 }),
    aWebstore(vendorId)
      .called('Two trades')
      .inCategory('officiants')
      .with({ categoryIds: [idOf('officiants'), idOf('planning')], subCategoryIds: { [idOf('planning')]: [701] } }),
  ]);
});
afterAll(() => posy.stop());

const found = async (query: CallParts['query']) => (await namesFound(posy, query)).sort();

describe('a search for guests', () => {
  it('finds venues for at least this many, beside the ranges', async () => {
    const venues = { categoryId: idOf('venues') };
    expect(await found({ ...venues, guests: 120 })).toEqual(['Barn', 'Great hall']);
    expect(await found({ ...venues, guests: 121 })).toEqual(['Great hall']);
    expect(await found({ ...venues, guests: 100, capacity: 'medium' })).toEqual(['Barn']);
  });

  it.each([
    [{ guests: 0 }, 'guests'],
    [{ guests: 'many' }, 'guests'],
    [{ priceFrom: 500, priceTo: 400 }, 'priceTo'],
    [{ priceFrom: -1 }, 'priceFrom'],
  ])('refuses %j, naming the parameter', async (query, field) => {
    const { status, problem } = await search(posy, query);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('prices', () => {
  const photographers = { categoryId: idOf('photographyvideography') };

  it('of packages are on the card if its page shows them, and can be filtered by', async () => {
    const { results } = (await search(posy, photographers)).body;
    expect(Object.fromEntries(results.map(({ name, fromPrice }) => [name, fromPrice]))).toEqual({
      Thrifty: 650,
      Dear: 4_000,
      Locked: null,
      Hidden: null,
    });
    expect(await found({ ...photographers, priceTo: 1_000 })).toEqual(['Thrifty']);
    expect(await found({ ...photographers, priceFrom: 651 })).toEqual(['Dear']);
  });

  it('of packages are counted per step, without the chosen prices and under every other choice', async () => {
    const stepsOf = async (query: CallParts['query']) => {
      const { prices } = (await search(posy, { ...photographers, ...query })).body;
      return Object.fromEntries(priceSteps.flatMap((from, step) => (prices[step] ? [[from, prices[step]]] : [])));
    };
    expect(await stepsOf({})).toEqual({ 500: 1, 4_000: 1 });
    expect(await stepsOf({ priceTo: 1_000 })).toEqual({ 500: 1, 4_000: 1 });
    expect(await stepsOf({ priceTiers: '1' })).toEqual({});
    expect(await stepsOf({ priceTiers: '3', priceFrom: 3_000 })).toEqual({ 500: 1, 4_000: 1 });
  });

  it('that a vendor hides are in no count, match no filter and are last in both orders', async () => {
    const { facets } = (await search(posy, photographers)).body;
    expect(facets.priceTiers).toEqual([{ value: '3', count: 3, selected: false }]);
    expect(await found({ ...photographers, priceTiers: '1' })).toEqual([]);
    for (const sort of ['priceLow', 'priceHigh']) {
      expect((await namesFound(posy, { ...photographers, sort })).at(-1)).toBe('Hidden');
    }
  });
});

describe('the searched day', () => {
  it('is free, partly free or unknown, as in the calendar; booked vendors are not found [OP-77, OP-42]', async () => {
    const florists = { categoryId: idOf('florist') };
    const { results } = (await search(posy, { ...florists, availabilityDate: day })).body;
    expect(Object.fromEntries(results.map(({ name, availability }) => [name, availability]))).toEqual({
      'Free florist': 'free',
      'Half day florist': 'partly',
      'Silent florist': 'ask',
    });
    const withoutDay = (await search(posy, florists)).body.results;
    expect(withoutDay.map(({ availability }) => availability)).toEqual([null, null, null, null]);
    expect((await search(posy, { availabilityDate: day, pageSize: 100 })).body.numResults).toBe(16);
  });
});

describe('several days', () => {
  const bands = { categoryId: idOf('music') };
  const calendarOf = async (query: CallParts['query']) => {
    const { results } = (await search(posy, { ...bands, ...query })).body;
    return Object.fromEntries(results.map(({ name, availability, freeDays }) => [name, [availability, freeDays]]));
  };

  it('find who is free on one of them, and say on which', async () => {
    expect(await calendarOf({ availabilityDate: '2099-06-13', dateSpan: 'weekday' })).toEqual({
      'Two Saturdays': ['free', ['2099-06-20', '2099-06-27']],
      'Half Saturdays': ['partly', []],
      'Silent band': ['ask', []],
    });
    expect(Object.keys(await calendarOf({ availabilityDate: '2099-06-13' }))).not.toContain('Two Saturdays');
    expect(Object.keys(await calendarOf({ availabilityDate: '2099-06-13', dateSpan: 'around' }))).toContain(
      'No Saturday',
    );
    expect(await calendarOf({ availabilityDate: '2099-06-13', dateSpan: 'month' })).toMatchObject({
      'Two Saturdays': ['free', ['2099-06-20', '2099-06-27']],
      'No Saturday': ['ask', []],
    });
  });

  it('are only those that are known', async () => {
    const { status, problem } = await search(posy, { availabilityDate: '2099-06-13', dateSpan: 'year' });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['dateSpan']]);
  });
});

describe('a vendor of two categories', () => {
  it('is named by the searched one, whose own facets alone are counted', async () => {
    const planner = (await search(posy, { categoryId: idOf('planning') })).body;
    expect(planner.results[0]).toMatchObject({
      name: 'Two trades',
      categoryId: idOf('planning'),
      categoryName: 'Planner',
    });
    expect(planner.facets.subCategoryIds.map(({ value }) => value)).toEqual(['701']);
    const officiant = (await search(posy, { categoryId: idOf('officiants') })).body;
    expect(officiant.results[0]).toMatchObject({ categoryId: idOf('officiants'), categoryName: 'Officiant' });
    expect(officiant.facets.subCategoryIds).toEqual([]);
  });
});

describe('a search without results', () => {
  it('names filters that block it only together', async () => {
    const query = { categoryId: idOf('venues'), guests: 500, priceTiers: '1' };
    expect((await search(posy, query)).body.waysOut).toEqual([
      { filter: 'priceTiers', also: ['guests'], results: 3, distance: null, area: null },
    ]);
  });

  it('offers the nearest beyond the radius, with their distance', async () => {
    const { waysOut, numResults } = (await search(posy, { categoryId: idOf('lodging'), ...elPaso })).body;
    expect(numResults).toBe(0);
    expect(waysOut).toEqual([
      { filter: 'place', also: [], results: 1, distance: expect.any(Number), area: expect.any(Object) },
    ]);
    expect(waysOut[0]!.distance).toBeGreaterThan(500);
    const there = { categoryId: idOf('lodging'), ...elPaso, ...waysOut[0]!.area };
    expect(await found(there)).toEqual(['Inn']);
  });

  it('has no way out only if the whole category is empty everywhere', async () => {
    const blocked = { categoryId: idOf('lodging'), ...elPaso, priceTiers: '1', guests: 200 };
    expect((await search(posy, blocked)).body.waysOut).toEqual([
      { filter: 'place', also: ['priceTiers', 'guests'], results: 1, distance: null, area: null },
    ]);
    expect((await search(posy, { categoryId: idOf('jewelry'), ...elPaso })).body.waysOut).toEqual([]);
  });

  it('is the only one that calls the engine twice', async () => {
    let calls = 0;
    posy.get(SearchEngine).client.diagnostic.on('request', () => (calls += 1));
    const callsOf = async (query: CallParts['query']) => {
      calls = 0;
      await search(posy, query);
      return calls;
    };
    expect(await callsOf({ categoryId: idOf('venues'), guests: 61 })).toBe(1);
    expect(await callsOf({ categoryId: idOf('venues'), guests: 501 })).toBe(1);
    expect(await callsOf({ categoryId: idOf('venues'), guests: 502, priceTiers: '1' })).toBe(2);
  });
});

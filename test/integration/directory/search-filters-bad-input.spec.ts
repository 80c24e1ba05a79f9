import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { searchOrders, writeCursor } from '#contracts/directory/search-order.js';
import { ListWebstores } from '#src/directory/commands/list-webstores.js';
import { servicesOf } from '#src/webstore/catalogue/catalogue.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { search } from './listed.js';

type Query = CallParts['query'];

const place = { latitude: 30.2672, longitude: -97.7431 };
const manyIds = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join('-');
const ofToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let posy: Posy;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  await buildIndex(posy);
  const vendorId = '01900000-0000-7002-8000-000000000001';
  const ids = [
    await aWebstore(vendorId).called('Wildrye').published(posy),
    await aWebstore(vendorId).called('Été “Nº 5” \\ O’Hara').with({ url: 'ete' }).published(posy),
  ];
  await posy.execute(new ListWebstores(ids));
});
afterAll(() => posy.stop());

describe('a search is refused, naming the parameter [DIR-15, DIR-18, DIR-19, DIR-20, DIR-21, DIR-30, DIR-41, SYS-21]', () => {
  it.each<[Query, Record<string, string>]>([
    [{ categoryId: 25 }, { categoryId: 'unknown-value' }],
    [{ subCategoryIds: '1101-99999' }, { subCategoryIds: 'unknown-value' }],
    [
      { styles: '9999999999', services: manyIds(100) },
      { styles: 'unknown-value', services: 'unknown-value' },
    ],
    [{ serviceAreas: '7' }, { serviceAreas: 'unknown-value' }],
    [{ serviceAreas: manyIds(21) }, { serviceAreas: 'too-many' }],
    [{ subCategoryIds: '201-' }, { subCategoryIds: 'not-an-id-list' }],
    [{ subCategoryIds: '0' }, { subCategoryIds: 'not-an-id-list' }],
    [{ styles: '1,2' }, { styles: 'not-an-id-list' }],
    [{ styles: '-1' }, { styles: 'not-an-id-list' }],
    [{ styles: '1--2' }, { styles: 'not-an-id-list' }],
    [{ styles: '99999999999' }, { styles: 'not-an-id-list' }],
    [{ styles: manyIds(5_000) }, { styles: 'too-many' }],
    [{ services: manyIds(101) }, { services: 'too-many' }],
    [{ services: '1 or 1=1' }, { services: 'not-an-id-list' }],
    [{ priceTiers: '5' }, { priceTiers: 'unknown-value' }],
    [{ priceTiers: '1-2-3-4-5' }, { priceTiers: 'unknown-value' }],
    [{ capacity: 'huge' }, { capacity: 'unknown-value' }],
    [{ capacity: 'extralarge' }, { capacity: 'unknown-value' }],
    [{ travelOptions: 'locally-everywhere' }, { travelOptions: 'unknown-value' }],
    [{ shippingOptions: 'nationally' }, { shippingOptions: 'unknown-value' }],
    [{ resultsIncludeFeatures: 'feature_gold' }, { resultsIncludeFeatures: 'unknown-value' }],
    [{ resultsExcludeFeatures: 'constructor' }, { resultsExcludeFeatures: 'unknown-value' }],
    [{ availabilityDate: '2027-02-30' }, { availabilityDate: 'not-a-date' }],
    [{ availabilityDate: '2026-02-30' }, { availabilityDate: 'not-a-date' }],
    [{ availabilityDate: '2027-1-5' }, { availabilityDate: 'not-a-date' }],
    [{ availabilityDate: '2027-10-16T00:00:00Z' }, { availabilityDate: 'not-a-date' }],
    [{ availabilityDate: '16/10/2027' }, { availabilityDate: 'not-a-date' }],
    [{ availabilityDate: ofToday(-2) }, { availabilityDate: 'in-the-past' }],
    [{ availabilityDate: '2020-02-29' }, { availabilityDate: 'in-the-past' }],
    [{ latitude: 91, longitude: 0 }, { latitude: 'out-of-range' }],
    [{ latitude: 0, longitude: 181 }, { longitude: 'out-of-range' }],
    [{ sort: 'best' }, { sort: 'unknown-value' }],
    [{ sort: 'name-newest' }, { sort: 'unknown-value' }],
    [{ sort: 'distance' }, { sort: 'needs-a-place' }],
    [{ pageSize: 10_000 }, { pageSize: 'out-of-range' }],
    [{ page: 834, pageSize: 12 }, { page: 'out-of-range' }],
    [{ national: '1' }, { national: 'not-a-boolean' }],
    [{ updateSearchKpiCount: 'yes' }, { updateSearchKpiCount: 'not-a-boolean' }],
    [{ name: 'abc' }, { name: 'too-short' }],
    [{ name: ' abc ' }, { name: 'too-short' }],
    [{ name: 'n'.repeat(300) }, { name: 'too-long' }],
    [{ name: 'Wild\u0007rye' }, { name: 'control-characters' }],
    [{ 'styles[]': '1' }, { 'styles[]': 'unknown-field' }],
    [{ 'styles[0]': '1' }, { 'styles[0]': 'unknown-field' }],
    [{ styles: ['1', '2'] }, { styles: 'given-twice' }],
    [{ sort: ['name', 'name'] }, { sort: 'given-twice' }],
    [{ subcategories: '201' }, { subcategories: 'unknown-field' }],
    [{ cursor: 'x' }, { cursor: 'malformed' }],
    [{ sort: 'newest', cursor: writeCursor('newest', [0, null as never, 'x']) }, { cursor: 'malformed' }],
    [{ cursor: 'x'.repeat(1_001) }, { cursor: 'too-long' }],
    [{ cursor: '💐💐💐💐' }, { cursor: 'malformed' }],
    [{ sort: 'name', cursor: writeCursor('newest', [0, 20_000, 'x']) }, { cursor: 'malformed' }],
    [{ sort: 'priceLow', cursor: writeCursor('priceLow', [0, 'cheap', 'x']) }, { cursor: 'malformed' }],
    [
      { styles: 'x', capacity: 'x', availabilityDate: 'x', sort: 'x' },
      { styles: 'not-an-id-list', capacity: 'unknown-value', availabilityDate: 'not-a-date', sort: 'unknown-value' },
    ],
  ])('%j', async (query, fields) => {
    const { status, problem } = await search(posy, query);
    expect([status, problem.error]).toEqual([400, 'invalid-input']);
    expect(problem.fields).toEqual(Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, [code]])));
  });

  it('for a long name too', async () => {
    await posy.api.listen(0, '127.0.0.1');
    const styles = Array.from({ length: 5_000 }, (_, at) => 10_000 + at).join('-');
    const answer = await fetch(`${await posy.api.getUrl()}/api/webstoresearch?styles=${styles}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid-input', fields: { styles: ['too-many'] } }),
    ]);
  });

  it('for a file too [DIR-39]', async () => {
    const refusal = async (query: Query) => (await posy.call(directoryRoutes.openSearch, { query })).problem.fields;
    expect(await refusal({ categoryId: 25 })).toEqual({ categoryId: ['unknown-value'] });
    expect(await refusal({ serviceAreas: '7' })).toEqual({ serviceAreas: ['unknown-value'] });
    expect(await refusal({ availabilityDate: '2027-02-30', page: 21 })).toEqual({
      availabilityDate: ['not-a-date'],
      page: ['out-of-range'],
    });
  });

  it('or answered for any cursor: made-up values cause no error of the engine', async () => {
    const value = fc.oneof(
      fc.constantFrom<(string | number)[]>('true', '', 'x', 0, -1, 1e308, 9_223_372_036_854_776_000, 0.5),
      fc.string({ maxLength: 40 }),
      fc.integer(),
    );
    const cursors = fc.tuple(fc.constantFrom(...searchOrders), fc.array(value, { minLength: 1, maxLength: 9 }));
    await fc.assert(
      fc.asyncProperty(cursors, async ([sort, after]) => {
        const { status, problem } = await search(posy, { ...place, sort, cursor: writeCursor(sort, after) });
        if (status !== 200) expect([status, problem.fields]).toEqual([400, { cursor: ['malformed'] }]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a search is answered literally', () => {
  const found = async (query: Query) => {
    const { status, body } = await search(posy, query);
    expect(status).toBe(200);
    return body;
  };

  it.each([
    ['"Wildrye"'],
    ["'Wildrye'"],
    ['Wildrye\\'],
    ['\\"Wildrye"}]}'],
    ['*Wildrye*'],
    ['\u200fWildrye\u200e'],
    ['💐 Wildrye 💐'],
    ['WILDRYE'],
    ['Wíldryé'],
    ['  Wildrye  '],
  ])('the name %j finds Wildrye', async (name) => {
    expect((await found({ name })).results.map((card) => card.name)).toEqual(['Wildrye']);
  });

  it.each([['ete no 5'], ['Été “Nº 5”'], ['O’Hara'], ["o'hara"], ['ohara \\']])(
    'the name %j finds the one with quotes and a backslash',
    async (name) => {
      expect((await found({ name })).results.map((card) => card.url)).toEqual(['ete']);
    },
  );

  it('nothing has the name "_doc:*", and without the name there are two results', async () => {
    expect(await found({ name: '_doc:*' })).toMatchObject({
      results: [],
      numResults: 0,
      nextCursor: null,
      waysOut: [{ filter: 'name', results: 2 }],
    });
  });

  it.each([['💐💐💐💐'], ['????'], ['\\\\\\\\'], ['""""'], ['\u202e\u202e\u202e\u202e'], ['....']])(
    '%j has no letter and no digit, so it is no name',
    async (name) => {
      expect(await found({ name })).toMatchObject({ numResults: 2, waysOut: [] });
    },
  );

  it('unknown ids are shown as chosen, without results [DIR-15]', async () => {
    const ids = servicesOf([1, 2, 3]).map(({ id }) => id);
    const body = await found({ styles: '10101', services: ids.slice(0, 60).join('-') });
    expect(body.facets.styles).toEqual([{ value: '10101', count: 0, selected: true }]);
    expect(body.facets.services.filter(({ count, selected }) => count === 0 && selected)).toHaveLength(60);
    expect(body.numResults).toBe(0);
  });

  it('the day before today is accepted, since it is today in other time zones [SYS-21]', async () => {
    expect((await found({ availabilityDate: ofToday(-1) })).numResults).toBe(2);
    expect((await found({ availabilityDate: '2028-02-29' })).numResults).toBe(2);
  });

  it('empty parameters filter nothing', async () => {
    expect((await found({ styles: '', capacity: '', availabilityDate: '', name: '   ', sort: '' })).numResults).toBe(2);
  });

  it('a page after the last is empty and has the number of results', async () => {
    expect(await found({ page: 800 })).toMatchObject({ results: [], numResults: 2, nextCursor: null, waysOut: [] });
  });
});

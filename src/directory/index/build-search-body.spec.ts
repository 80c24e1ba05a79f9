import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { WebstoreSearchQuery } from '#contracts/directory/webstore-search.query.js';
import { buildSearchBody } from './build-search-body.js';

const page = { page: 1, pageSize: 12 };
const place = { latitude: 30.25, longitude: -97.75 };

const queries: fc.Arbitrary<WebstoreSearchQuery> = fc.record(
  {
    page: fc.integer({ min: 1, max: 100 }),
    pageSize: fc.integer({ min: 1, max: 100 }),
    categoryId: fc.integer({ min: 1, max: 999 }),
    place: fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    name: fc.string({ minLength: 4, maxLength: 120 }),
  },
  { requiredKeys: ['page', 'pageSize'] },
);

const filtersOf = (query: WebstoreSearchQuery) => buildSearchBody(query).query!.bool!.filter as object[];

describe('the body of a search', () => {
  it('asks for everything, in the order of placement, claim, score, completeness, rating, date and id [OP-71, OP-72]', () => {
    expect(buildSearchBody({ page: 3, pageSize: 20 })).toEqual({
      from: 40,
      size: 20,
      track_total_hits: true,
      _source: ['card', 'location'],
      query: { bool: { filter: [], should: [{ constant_score: { filter: { match_all: {} }, boost: 1 } }] } },
      sort: [
        { placement: 'desc' },
        { claimed: 'desc' },
        { _score: { order: 'desc' } },
        { completeness: 'desc' },
        { rating: 'desc' },
        { recencyDay: 'desc' },
        { id: 'asc' },
      ],
    });
  });

  it('keeps to a category', () => {
    expect(filtersOf({ ...page, categoryId: 2 })).toEqual([{ term: { categoryIds: 2 } }]);
  });

  it('takes a place for 50 miles, for every travel radius that covers it, and for those who come anywhere [OP-75]', () => {
    const within = (miles: number) => ({
      geo_distance: { distance: `${miles}mi`, location: { lat: 30.25, lon: -97.75 } },
    });
    const covers = (miles: number) => ({ bool: { filter: [{ term: { travelRadius: miles } }, within(miles)] } });
    const local = { bool: { should: [within(50), ...[25, 50, 100, 250, 500].map(covers)], minimum_should_match: 1 } };
    expect(filtersOf({ ...page, place })).toEqual([
      { bool: { should: [local, { term: { national: true } }], minimum_should_match: 1 } },
    ]);
  });

  it('finds a name by itself, by its words or the beginning of the last, and with a typo, folded alike', () => {
    expect(filtersOf({ ...page, name: 'Café d’Été' })).toEqual([
      {
        bool: {
          should: [
            { term: { nameKey: 'cafe dete' } },
            { match_bool_prefix: { name: { query: 'cafe dete', operator: 'and' } } },
            { match: { name: { query: 'cafe dete', operator: 'and', fuzziness: 'AUTO', prefix_length: 1 } } },
          ],
          minimum_should_match: 1,
        },
      },
    ]);
  });

  it('keeps every filter it is given, whatever stands beside it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const parts = [query.categoryId, query.place, query.name].filter((part) => part !== undefined);
        const filters = filtersOf(query);
        expect(filters).toHaveLength(parts.length);
        const alone = (part: Partial<WebstoreSearchQuery>) => filtersOf({ ...page, ...part })[0];
        if (query.categoryId !== undefined) expect(filters).toContainEqual(alone({ categoryId: query.categoryId }));
        if (query.place) expect(filters).toContainEqual(alone({ place: query.place }));
        if (query.name !== undefined) expect(filters).toContainEqual(alone({ name: query.name }));
      }),
    );
  });

  it('is the same for the same question, and leaves the question as it was', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const asked = structuredClone(query);
        expect(buildSearchBody(query)).toEqual(buildSearchBody(structuredClone(query)));
        expect(query).toEqual(asked);
      }),
    );
  });

  it('scores in whole numbers, local above any name and any name above any distance [OP-71, OP-72]', () => {
    const { should } = buildSearchBody({ ...page, place, name: 'Wildrye' }).query!.bool!;
    const [everything, local, ...rest] = should as { constant_score?: { boost: number } }[];
    const names = (rest.pop() as unknown as { dis_max: { queries: { constant_score: { boost: number } }[] } }).dis_max;
    const boost = (clause?: { constant_score?: { boost: number } }) => clause!.constant_score!.boost;
    const steps = names.queries.map(boost);
    const bands = rest.map(boost);
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    for (const value of [boost(everything), boost(local), ...steps, ...bands])
      expect(Number.isInteger(value)).toBe(true);
    expect(boost(local)).toBeGreaterThan(Math.max(...steps) + sum(bands));
    expect(steps[0]! - steps[1]!).toBeGreaterThan(sum(bands));
    expect(steps[1]! - steps[2]!).toBeGreaterThan(sum(bands));
    expect(steps[2]).toBeGreaterThan(sum(bands));
  });
});

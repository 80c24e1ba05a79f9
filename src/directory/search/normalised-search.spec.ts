import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planFeatures } from '#contracts/billing/subscription-tier.js';
import { readOpenSearch, type DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { capacityBands } from '#contracts/directory/search-filters.js';
import { parseQuery } from '#contracts/shared/query-reader.js';
import { priceTiers, travelOptions } from '#contracts/webstore/webstore-content.js';
import { cacheKeyOf, normalisedSearch } from './normalised-search.js';

type Parameters = Record<string, string[]>;

const someOf = (values: readonly (string | number)[]) =>
  fc.uniqueArray(fc.constantFrom(...values.map(String)), { maxLength: 3 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999 }).map(String), { maxLength: 5 });
const parameters: fc.Arbitrary<Parameters> = fc.record({
  categoryId: fc.constantFrom([], ['2'], ['11']),
  subCategoryIds: ids,
  styles: ids,
  services: ids,
  serviceAreas: ids,
  priceTiers: someOf(priceTiers),
  capacity: someOf(Object.keys(capacityBands)),
  travelOptions: someOf(travelOptions),
  resultsIncludeFeatures: someOf(planFeatures),
  resultsExcludeFeatures: someOf(planFeatures),
  name: fc.constantFrom([], ['wildrye'], ['Wildrye '], ['WÌLDRYE'], ['wild rye']),
  page: fc.constantFrom([], ['1'], ['2']),
  pageSize: fc.constantFrom([], ['24'], ['12']),
  sort: fc.constantFrom([], ['recommended'], ['name']),
  updateSearchKpiCount: fc.constantFrom([], ['true'], ['false']),
});

/** Parameters as somebody may write them: they and their values in the order of random numbers. */
function queryOf(given: Parameters, order: number[] = []): URLSearchParams {
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((item, at) => ({ item, rank: order[at % Math.max(1, order.length)] ?? at }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  const pairs = Object.entries(given).filter(([, values]) => values.length > 0);
  return new URLSearchParams(
    shuffled(pairs).map(([name, values]) => [name, shuffled(values).join('-')] as [string, string]),
  );
}

const nameOf = (query: URLSearchParams, ...circumstances: string[]) =>
  cacheKeyOf(normalisedSearch(parseQuery(query, readOpenSearch)), ...circumstances);

describe('a normalised search', () => {
  it('does not depend on the order of parameters and ids, or on whether it is counted [DIR-39]', () => {
    fc.assert(
      fc.property(parameters, fc.array(fc.nat(99), { minLength: 1, maxLength: 20 }), (given, order) => {
        const counted = { ...given, updateSearchKpiCount: ['true'] };
        return nameOf(queryOf(given)) === nameOf(queryOf(counted, order));
      }),
    );
  });

  it('has another key than any search with another meaning', () => {
    const meaning = (given: Parameters) => {
      const { page, pageSize, sort, name, updateSearchKpiCount: _counted, ...rest } = given;
      const sorted = Object.entries(rest).map(([key, values]) => [key, [...values].sort()]);
      const plainName = name?.[0]
        ?.normalize('NFKD')
        .replaceAll(/\p{Mark}/gu, '')
        .toLowerCase()
        .trim();
      return JSON.stringify([sorted, page?.[0] ?? '1', pageSize?.[0] ?? '24', sort?.[0] ?? 'recommended', plainName]);
    };
    fc.assert(
      fc.property(parameters, parameters, (one, other) => {
        expect(nameOf(queryOf(one)) === nameOf(queryOf(other))).toBe(meaning(one) === meaning(other));
      }),
    );
  });

  it.each<[string, string]>([
    ['latitude=30.2&longitude=-97.7', 'latitude=30.20&longitude=-97.70'],
    ['latitude=30.0&longitude=-97.50', 'latitude=30&longitude=-97.5'],
    ['styles=2-10', 'styles=10-2-2'],
    ['name=Café d’Été', 'name=cafe dete'],
    ['', 'page=1&pageSize=24&sort=recommended&national=false&styles='],
  ])('is the same for %j and %j', (one, other) => {
    expect(nameOf(new URLSearchParams(one))).toBe(nameOf(new URLSearchParams(other)));
  });

  it.each<[string, string]>([
    ['styles=12', 'styles=1-2'],
    ['styles=1', 'services=1'],
    ['latitude=30.2&longitude=-97.7', 'latitude=30.2&longitude=-97.71'],
    ['resultsIncludeFeatures=feature_vipPlacement', 'resultsExcludeFeatures=feature_vipPlacement'],
    ['national=true', ''],
    ['name=wild rye', 'name=wildrye'],
  ])('is not the same for %j and %j', (one, other) => {
    expect(nameOf(new URLSearchParams(one))).not.toBe(nameOf(new URLSearchParams(other)));
  });

  it.each<[string, Partial<DirectorySearch>]>([
    ['a cursor', { cursor: 'x' }],
    ['an area', { area: { south: 30, west: -98, north: 31, east: -97 } }],
    ['a place', { place: { latitude: 30, longitude: -97 } }],
    ['a category', { categoryId: 2 }],
    ['a page', { page: 2 }],
    ['an order', { sort: 'name' }],
  ])('is not the same with %s', (_what, more) => {
    const search = parseQuery(new URLSearchParams(), readOpenSearch);
    expect(cacheKeyOf({ ...search, ...more })).not.toBe(cacheKeyOf(search));
  });

  it('has another key under other circumstances', () => {
    const query = new URLSearchParams('styles=1');
    expect(nameOf(query, 'a')).toBe(nameOf(query, 'a'));
    expect(new Set([nameOf(query), nameOf(query, 'a'), nameOf(query, 'b'), nameOf(query, 'a', 'b')]).size).toBe(4);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { noFilters } from '#contracts/directory/search-filters.js';
import { buildWaysOutBody, readFartherWays, type WaysOutResponse } from './ways-out.js';

const place = { latitude: 30.25, longitude: -97.75 };
const search: DirectorySearch = {
  categoryId: 4,
  place,
  national: false,
  filters: { ...noFilters, priceTiers: [1], styles: [7] },
  ranges: { guests: 120 },
  sort: 'recommended',
  page: 1,
  pageSize: 12,
  updateSearchKpiCount: false,
};
const active = ['styles', 'priceTiers', 'guests'] as const;
const nothing: WaysOutResponse = {
  hits: [],
  here: { doc_count: 0 },
  elsewhere: { doc_count: 0 },
  anywhere: { doc_count: 0 },
};
const at = (miles: number) => ({ location: { lat: place.latitude + miles / 69.0933, lon: place.longitude } });

describe('the second request of a search without results', () => {
  it('counts every pair of filters and ranges, and requests the nearest vendors of the category', () => {
    const { aggs, sort, query, post_filter: chosen } = buildWaysOutBody(search);
    expect(Object.keys((aggs!['here'] as { aggs: object }).aggs)).toEqual([
      'styles+priceTiers',
      'styles+guests',
      'priceTiers+guests',
    ]);
    expect(JSON.stringify(sort)).toContain('_geo_distance');
    expect(query).toEqual({ bool: { filter: [{ term: { categoryIds: '4' } }] } });
    expect(JSON.stringify(chosen)).toContain('"gte":120');
  });
});

describe('ways out that no single filter offers', () => {
  it('are pairs of filters that together block all results, the most helpful first', () => {
    const here = { doc_count: 9, 'styles+priceTiers': { doc_count: 2 }, 'styles+guests': { doc_count: 5 } };
    expect(readFartherWays(search, active, { ...nothing, here, anywhere: { doc_count: 9 } })).toEqual([
      { filter: 'styles', also: ['guests'], results: 5, distance: null, area: null },
      { filter: 'styles', also: ['priceTiers'], results: 2, distance: null, area: null },
    ]);
  });

  it('are all filters if no pair helps', () => {
    expect(readFartherWays(search, active, { ...nothing, here: { doc_count: 4 }, anywhere: { doc_count: 4 } })).toEqual(
      [{ filter: 'styles', also: ['priceTiers', 'guests'], results: 4, distance: null, area: null }],
    );
  });

  it('are the nearest vendors beyond the radius with their distance, and the part of the map that has them', () => {
    const found = { ...nothing, hits: [at(72), at(74), at(75), at(300)], elsewhere: { doc_count: 4 } };
    const [way, ...others] = readFartherWays(search, active, { ...found, anywhere: { doc_count: 4 } });
    expect(others).toEqual([]);
    expect(way).toMatchObject({ filter: 'place', also: [], results: 3, distance: 72 });
    expect(way!.area!.north).toBeLessThan(place.latitude + 76 / 69);
    expect(way!.area!.south).toBeGreaterThan(place.latitude + 71 / 69.2);
  });

  it('are the place with all filters if nothing less helps', () => {
    expect(readFartherWays(search, active, { ...nothing, anywhere: { doc_count: 30 } })).toEqual([
      { filter: 'place', also: [...active], results: 30, distance: null, area: null },
    ]);
  });

  it('are none only if the whole category is empty everywhere', () => {
    expect(readFartherWays(search, active, nothing)).toEqual([]);
  });
});

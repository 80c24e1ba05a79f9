import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { activeFilters, capacityBands, noFilters, type SearchFilters } from '#contracts/directory/search-filters.js';
import { searchOrders, writeCursor } from '#contracts/directory/search-order.js';
import { facetNames } from '#contracts/directory/directory.views.js';
import { planFeatures } from '#contracts/billing/subscription-tier.js';
import { priceTiers, shippingOptions, travelOptions } from '#contracts/webstore/webstore-content.js';
import { buildSearchBody } from './build-search-body.js';
import { highestStanding } from '../index/listing-rank.js';
import { cellsAt } from '../index/reach-cells.js';
import { weight } from './ranking.js';

const all: DirectorySearch = {
  national: false,
  filters: noFilters,
  ranges: {},
  sort: 'recommended',
  page: 1,
  pageSize: 12,
  updateSearchKpiCount: false,
};
const place = { latitude: 30.25, longitude: -97.75 };
const asking = (changes: Partial<DirectorySearch>, filters: Partial<SearchFilters> = {}): DirectorySearch => ({
  ...all,
  ...changes,
  filters: { ...noFilters, ...filters },
});

const someOf = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 4 });
const filters: fc.Arbitrary<SearchFilters> = fc.record(
  {
    subCategoryIds: ids,
    styles: ids,
    services: ids,
    priceTiers: someOf(priceTiers),
    capacity: someOf(Object.keys(capacityBands) as (keyof typeof capacityBands)[]),
    serviceAreas: ids,
    travelOptions: someOf(travelOptions),
    shippingOptions: someOf(shippingOptions),
    resultsIncludeFeatures: someOf(planFeatures),
    resultsExcludeFeatures: someOf(planFeatures),
    availabilityDate: fc.constant('2027-10-16'),
    name: fc.string({ minLength: 4, maxLength: 120 }),
  },
  {
    requiredKeys: [
      'subCategoryIds',
      'styles',
      'services',
      'priceTiers',
      'capacity',
      'serviceAreas',
      'travelOptions',
      'shippingOptions',
      'resultsIncludeFeatures',
      'resultsExcludeFeatures',
    ],
  },
);
const searches: fc.Arbitrary<DirectorySearch> = fc.record({
  categoryId: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  place: fc.option(fc.constant(place), { nil: undefined }),
  national: fc.boolean(),
  filters,
  ranges: fc.constant({}),
  sort: fc.constantFrom(...searchOrders),
  page: fc.integer({ min: 1, max: 100 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
  updateSearchKpiCount: fc.boolean(),
});

type Bool = { bool: { filter: object[]; must: object[]; should: object[] } };
/** The query without the clause that adds placement and claim to its score. */
const queryOf = (search: DirectorySearch): Bool => {
  const query = buildSearchBody(search).query as Bool & { function_score?: { query: Bool } };
  return query.function_score?.query ?? query;
};
interface ScoreFunction {
  field_value_factor?: { factor: number };
  linear?: { center: { offset: string } };
  weight?: number;
}
const functionsOf = (search: DirectorySearch): ScoreFunction[] =>
  (buildSearchBody(search).query as { function_score: { functions: ScoreFunction[] } }).function_score.functions;
const baseOf = (search: DirectorySearch) => {
  const { filter, must } = queryOf(search).bool;
  return [...filter, ...must].filter((clause) => !('match_all' in clause));
};
const chosenOf = (search: DirectorySearch) =>
  (buildSearchBody(search).post_filter as Bool | undefined)?.bool.filter ?? [];
const aggregationsOf = (search: DirectorySearch) =>
  buildSearchBody(search).aggs as Record<string, { filter?: Bool; aggs?: Record<string, unknown>; terms?: object }>;

describe('the request body of a search', () => {
  it('orders an unfiltered search by placement, claim, completeness, rating, date and id [OP-71, OP-72]', () => {
    const { aggs, ...body } = buildSearchBody({ ...all, page: 3, pageSize: 20 });
    expect(body).toEqual({
      from: 40,
      size: 20,
      track_total_hits: true,
      _source: false,
      stored_fields: '_none_',
      docvalue_fields: ['cardKey'],
      query: { bool: { filter: [], must: [], should: [] } },
      sort: [{ rank: 'desc' }, { id: 'asc' }],
    });
    expect(aggs).toEqual({ together: { terms: { field: 'facetValues', size: 10_000, order: { _key: 'asc' } } } });
  });

  const origin = { lat: 30.25, lon: -97.75 };
  const isReached = {
    function_score: {
      query: { terms: { cells: cellsAt(place) } },
      functions: [
        { linear: { center: { origin, scale: '256mi', decay: 0.5 } } },
        { field_value_factor: { field: 'reach', factor: 1 / 512 } },
      ],
      score_mode: 'sum',
      boost_mode: 'replace',
      min_score: 1,
    },
  };
  const localOf = (search: DirectorySearch) =>
    (baseOf(search)[0] as { bool: { should: { constant_score: { filter: object } }[] } }).bool.should;

  it('matches a place with the vendors whose reach covers it, and with national vendors [OP-75]', () => {
    expect(localOf(asking({ place }))).toEqual([
      { constant_score: { filter: isReached, boost: weight.local } },
      { constant_score: { filter: { term: { national: true } }, boost: 0 } },
    ]);
  });

  it('uses a chosen radius instead of 50 miles and of every longer travel radius', () => {
    const [local] = localOf(asking({ place, radius: 25 }));
    expect(local!.constant_score.filter).toEqual({
      bool: {
        filter: [
          { geo_distance: { distance: '25mi', location: origin } },
          { bool: { should: [{ terms: { travelRadius: ['none'] } }, isReached], minimum_should_match: 1 } },
        ],
      },
    });
  });

  it('uses an area of the map instead of a place, whose distance still counts', () => {
    const area = { south: 30, west: -98, north: 31, east: -97 };
    const box = { geo_bounding_box: { location: { top: 31, left: -98, bottom: 30, right: -97 } } };
    expect(baseOf(asking({ place, area }))).toEqual([box]);
    expect(buildSearchBody(asking({ place, area })).sort).toContainEqual({ _score: { order: 'desc' } });
    const named = buildSearchBody(asking({ area }, { name: 'Wildrye' }));
    expect([baseOf(asking({ area }, { name: 'Wildrye' })), named.aggs?.['name']?.filter]).toEqual([
      [box],
      { match_all: {} },
    ]);
  });

  it('scores in whole numbers: local, exact name, placement with claim, other names, distance [OP-71, OP-72]', () => {
    const [named, nearby, ...others] = queryOf(asking({ place }, { name: 'Wildrye' })).bool.should;
    const names = (named as { dis_max: { queries: { constant_score: { boost: number } }[] } }).dis_max;
    const [standing, ...more] = functionsOf(asking({ place }, { name: 'Wildrye' }));
    expect([others, more, standing!.field_value_factor!.factor]).toEqual([[], [], weight.standing]);
    const rest = (nearby as { function_score: { functions: ScoreFunction[] } }).function_score.functions;
    const boost = (clause?: { constant_score?: { boost: number } }) => clause!.constant_score!.boost;
    const [exact = 0, ...lesser] = names.queries.map(boost);
    expect(rest.map(({ linear }) => linear!.center.offset)).toEqual(['5mi', '15mi', '30mi', '50mi']);
    const bands = rest.reduce((sum, band) => sum + band.weight!, 0);
    expect([exact, ...lesser, bands, ...Object.values(weight)].every(Number.isInteger)).toBe(true);
    expect(lesser).toEqual(lesser.toSorted((a, b) => b - a));
    for (const step of [lesser[0]! - lesser[1]!, lesser[1]!]) expect(step).toBeGreaterThan(bands);
    expect(weight.standing).toBeGreaterThan(lesser[0]! + bands);
    expect(exact).toBeGreaterThan(highestStanding * weight.standing + lesser[0]! + bands);
    expect(weight.local).toBeGreaterThan(exact + highestStanding * weight.standing + bands);
  });

  it('ignores placement in an order that a couple chooses: local, the key, the distance, the id [OP-73]', () => {
    const distance = { _geo_distance: { location: { lat: 30.25, lon: -97.75 }, order: 'asc', unit: 'mi' } };
    const body = buildSearchBody(asking({ place, sort: 'rating' }, { name: 'Wildrye' }));
    expect(body.query).toEqual({ bool: expect.anything() });
    expect(body.sort).toEqual([{ _score: { order: 'desc' } }, { rating: 'desc' }, distance, { id: 'asc' }]);
    expect(queryOf(asking({ place, sort: 'rating' }, { name: 'Wildrye' })).bool.should).toEqual([]);
    expect(buildSearchBody(asking({ sort: 'name' })).sort).toEqual([{ nameKey: 'asc' }, { id: 'asc' }]);
  });

  it('begins after the cursor instead of counting pages', () => {
    const cursor = writeCursor('name', [2, 'wildrye', 'some-id']);
    const body = buildSearchBody(asking({ sort: 'name', page: 9, cursor }));
    expect(body.search_after).toEqual([2, 'wildrye', 'some-id']);
    expect(body.from).toBeUndefined();
  });
});

describe('any search', () => {
  it('has category, place and every filter exactly once; only a name in the query, filters after it', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const asked = [search.categoryId, search.national || undefined, search.national ? undefined : search.place];
        const base = asked.filter((part) => part !== undefined);
        expect(baseOf(search)).toHaveLength(isByName(search) ? 1 : base.length);
        expect(chosenOf(search)).toHaveLength(askedAfterwards(search).length);
      }),
    );
  });

  it('counts all results of the other filters when the query has a name', () => {
    fc.assert(
      fc.property(searches.filter(isByName), (search) => {
        const { global, aggs, ...rest } = aggregationsOf(search)['name'] as { global?: object; aggs?: object };
        expect([global, rest]).toEqual([{}, {}]);
        const others = chosenOf(search);
        expect(aggs).toEqual(others.length > 0 ? { chosen: { filter: { bool: { filter: others } } } } : undefined);
      }),
    );
  });

  it('counts each facet under all filters but its own, and every active filter once without it', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const active = askedAfterwards(search);
        const aggregations = aggregationsOf(search);
        const chosen = new Map(
          active.map((filter) => [
            filter,
            chosenOf({ ...search, categoryId: 1, filters: only(search.filters, filter) })[0],
          ]),
        );
        for (const filter of active) {
          const others = active.filter((other) => other !== filter).map((other) => chosen.get(other));
          const asked = aggregations[filter]!.filter as unknown as Bool & { match_all?: object };
          expect(asked.match_all ? [] : asked.bool.filter).toEqual(others);
        }
        const counted = active.length === 0 ? aggregations : aggregations['unselected']!.aggs!;
        expect(counted['together']).toEqual({ terms: { field: 'facetValues', size: 10_000, order: { _key: 'asc' } } });
        for (const facet of facetNames.filter((name) => (active as string[]).includes(name)))
          expect(Object.keys(aggregations[facet]!.aggs!)).toEqual(facet === 'resultsIncludeFeatures' ? [] : [facet]);
      }),
    );
  });

  it('has the id as its last sort key, and the score only if something contributes to it', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const sort = buildSearchBody(search).sort as object[];
        const { must, should: all } = queryOf(search).bool;
        const should = all.filter(
          (clause) => (clause as { constant_score?: { boost: number } }).constant_score?.boost !== 0,
        );
        expect(sort.at(-1)).toEqual({ id: 'asc' });
        const isScored = sort.some((key) => '_score' in key);
        if (!isScored) expect(should).toEqual([]);
        else expect(must.length + should.length).toBeGreaterThan(0);
      }),
    );
  });

  it('is deterministic and does not change its input', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const asked = structuredClone(search);
        expect(buildSearchBody(search)).toEqual(buildSearchBody(structuredClone(search)));
        expect(search).toEqual(asked);
      }),
    );
  });
});

/** All filters except one. */
const only = (given: SearchFilters, filter: keyof SearchFilters): SearchFilters => ({
  ...noFilters,
  [filter]: given[filter],
});

const isByName = ({ categoryId, place, national, filters }: DirectorySearch) =>
  categoryId === undefined && !place && !national && filters.name !== undefined;

/** The filters in the post filter. */
const askedAfterwards = (search: DirectorySearch) =>
  activeFilters(search.filters).filter((filter) => filter !== 'name' || !isByName(search));

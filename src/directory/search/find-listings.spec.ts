import { describe, expect, it } from '@jest/globals';
import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { noFilters, type SearchFilters } from '#contracts/directory/search-filters.js';
import { FindListings } from './find-listings.js';
import type { ListingSearch } from './listing-search.js';
import type { NationalVendors } from './national-vendors.js';
import { SearchDeadline } from './search-deadline.js';

const inAustin = (filters: Partial<SearchFilters> = {}): DirectorySearch => ({
  categoryId: 11,
  place: { latitude: 30.25, longitude: -97.75 },
  national: false,
  filters: { ...noFilters, ...filters },
  ranges: {},
  sort: 'recommended',
  page: 1,
  pageSize: 2,
  updateSearchKpiCount: false,
});

const bucketsOf = (counts: Record<string, number>) => ({
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
});
const hitsOf = (...ids: string[]) => ids.map((id, at) => ({ fields: { cardKey: [`of ${id}`] }, sort: [512 - at, id] }));

/**
 * A directory of two national vendors and one who is neither national nor far away.
 * @param locals ids of the vendors who are local, national ones among them
 */
function directoryWith(locals: readonly string[], { areMany = true } = {}) {
  const calls: string[] = [];
  const national = {
    hits: { total: { value: 2 }, hits: [] },
    aggregations: { together: bucketsOf({ 'styles:1': 2, 'styles:3': 1 }) },
  };
  const local = {
    hits: { total: { value: locals.length }, hits: hitsOf(...locals.slice(0, 2)) },
    aggregations: { notNational: { doc_count: 1, together: bucketsOf({ 'styles:1': 1, 'styles:2': 1 }) } },
  };
  const listings = {
    searchTogether: ([first, second]: estypes.SearchRequest[]) => {
      calls.push(`local ${first?.size}, national ${second?.size}`);
      return Promise.resolve([local, national]);
    },
    searchAsWritten: (body: estypes.SearchRequest) => {
      calls.push(body.aggs ? 'hits and counts of all' : 'hits of all');
      return Promise.resolve(JSON.stringify({ hits: { hits: hitsOf('a', 'b') } }));
    },
  } as unknown as ListingSearch;
  const finder = new FindListings(listings, { areMany: () => areMany } as unknown as NationalVendors);
  const find = (search: DirectorySearch) => finder.find(search, [], new SearchDeadline());
  return { find, calls };
}

describe('a search by place where national vendors are many', () => {
  it('adds the counts of those who are not national to the shared counts of national vendors', async () => {
    const { find } = directoryWith(['a', 'b']);
    const { total, aggregations } = await find(inAustin());
    expect(total).toBe(3);
    expect(aggregations['together']?.buckets).toEqual(
      bucketsOf({ 'styles:1': 3, 'styles:2': 1, 'styles:3': 1 }).buckets,
    );
  });

  it('is one call where local vendors fill the page', async () => {
    const { find, calls } = directoryWith(['a', 'b', 'c']);
    expect((await find(inAustin())).hits.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(calls).toEqual(['local 2, national 0']);
  });

  it('asks for the hits of all where the page goes on after the last local vendor', async () => {
    const { find, calls } = directoryWith(['a']);
    expect(await find(inAustin())).toMatchObject({ total: 3, hits: [{ id: 'a' }, { id: 'b' }] });
    expect(calls).toEqual(['local 2, national 0', 'hits of all']);
  });
});

it.each<[string, DirectorySearch, { areMany?: boolean }]>([
  ['where national vendors are few', inAustin(), { areMany: false }],
  ['by name', inAustin({ name: 'wildrye' }), {}],
  ['without a place', { ...inAustin(), place: undefined }, {}],
  ['for national vendors only', { ...inAustin(), national: true }, {}],
  ['in an area of the map', { ...inAustin(), area: { south: 30, west: -98, north: 31, east: -97 } }, {}],
])('a search %s is a single request', async (_which, search, circumstances) => {
  const { find, calls } = directoryWith([], circumstances);
  await find(search);
  expect(calls).toEqual(['hits and counts of all']);
});

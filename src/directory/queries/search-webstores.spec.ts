import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { noFilters } from '#contracts/directory/search-filters.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { FindListings } from '../search/find-listings.js';
import { ListingCards } from '../search/listing-cards.js';
import type { ListingSearch } from '../search/listing-search.js';
import type { NationalVendors } from '../search/national-vendors.js';
import type { SearchDeadline } from '../search/search-deadline.js';
import { SearchWebstores, SearchWebstoresHandler } from './search-webstores.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const search: DirectorySearch = {
  categoryId: 11,
  place: { latitude: 30.25, longitude: -97.75 },
  national: false,
  filters: { ...noFilters, priceTiers: [4] },
  ranges: {},
  sort: 'recommended',
  page: 1,
  pageSize: 12,
  updateSearchKpiCount: false,
};
const isAway = new Refusal('search-unavailable', 'Search isn’t available right now. Try again in a moment.');

/** A handler whose engine takes so many milliseconds for the first call and fails the second, with their timeouts. */
function handlerOver(hits: object[], milliseconds: number) {
  const timeouts: number[] = [];
  const listings = {
    searchAsWritten: async (_body: object, deadline: SearchDeadline) => {
      timeouts.push(deadline.timeout);
      await jest.advanceTimersByTimeAsync(milliseconds);
      return JSON.stringify({ hits: { total: { value: hits.length }, hits }, aggregations: {} });
    },
    search: (_body: object, deadline: SearchDeadline) => {
      timeouts.push(deadline.timeout);
      return Promise.reject(isAway);
    },
  } as unknown as ListingSearch;
  const places = { areas: () => [], nameOf: () => 'Austin, TX' };
  const log = { time: (_what: object, call: Promise<string>) => call };
  const rest = [new ListingCards(listings), places, {}, log] as unknown as [never, never, never, never];
  const finder = new FindListings(listings, { areMany: () => false } as unknown as NationalVendors);
  const handler = new SearchWebstoresHandler({} as never, finder, listings, ...rest);
  const ask = async () => {
    const { answer } = await handler.execute(new SearchWebstores(search, 'fresh'));
    return JSON.parse(answer.toString()) as WebstoreSearchView;
  };
  return { ask, timeouts };
}

describe('the calls of one search', () => {
  it('share a deadline below two seconds: an empty result is sent without the ways out that would exceed it', async () => {
    const { ask, timeouts } = handlerOver([], 1_300);
    expect(await ask()).toMatchObject({ numResults: 0, waysOut: [] });
    expect(timeouts).toEqual([1_500, 600]);
  });

  it('share it for cards too, without which there is no answer', async () => {
    const { ask, timeouts } = handlerOver([{ fields: { cardKey: ['k'] }, sort: [1, 'a'] }], 1_450);
    await expect(ask()).rejects.toBe(isAway);
    expect(timeouts).toEqual([1_500, 450]);
  });
});

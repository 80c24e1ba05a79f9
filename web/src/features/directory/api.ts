import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { mostPerPage, type DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { activeFilters, noFilters, type FilterName, type SearchFilters } from '#contracts/directory/search-filters.js';
import type { ApiClient } from '../../lib/api-client.js';
import { ProblemError } from '../../lib/problem-error.js';
import { routeKey } from '../../lib/route-query.js';
import type { Pace } from './pace.js';

export const pageSize = 12;
/** Largest number of pages that are loaded at once on the way back. */
export const mostPagesAtOnce = mostPerPage / pageSize;

export type SearchCriteria = Partial<
  Pick<
    DirectorySearch,
    'categoryId' | 'place' | 'radius' | 'state' | 'area' | 'national' | 'filters' | 'ranges' | 'sort'
  >
>;

/** The loaded results of a search. */
export interface FoundVendors {
  criteria: SearchCriteria;
  cards: ListingCardView[];
  pages: number;
  /** Filters with unknown values, such as a place that no longer exists, which were ignored. */
  leftOut: readonly FilterName[];
  /** The response of the last call: counts, facets, ways out, and the cursor. */
  newest: WebstoreSearchView;
}

const searchKey = (criteria: SearchCriteria, pages: number) =>
  [...routeKey(directoryRoutes.webstoreSearch, { query: criteria }), pages] as const;

/**
 * The first pages of a search. If all but the last are loaded already, only that one is requested, from their cursor;
 * otherwise (on the way back, or for a shared link) one call requests all of them, 120 results at most.
 */
export const searchQuery = (api: ApiClient, criteria: SearchCriteria, pages: number, pace: Pace) =>
  queryOptions({
    queryKey: searchKey(criteria, pages),
    queryFn: async ({ client, signal }): Promise<FoundVendors> => {
      await pace.turn(signal);
      const ask = (more: Partial<DirectorySearch>) => askForKnown(api, { ...criteria, ...more }, signal);
      const isKnown = client.getQueryData(searchKey(criteria, pages)) !== undefined;
      const before = isKnown ? undefined : pagesBefore(client, criteria, pages);
      const cursor = before?.newest.nextCursor ?? undefined;
      if (before && cursor !== undefined) {
        return join(before, await ask({ page: pages, pageSize, cursor, updateSearchKpiCount: true }));
      }
      const atOnce = Math.min(pages, mostPagesAtOnce);
      // On the way back the appearances were counted already (OP-60).
      const updateSearchKpiCount = pages === 1 && !isKnown;
      const { newest, leftOut } = await ask({ page: 1, pageSize: atOnce * pageSize, updateSearchKpiCount });
      const found = { criteria, cards: newest.results, pages: atOnce, leftOut, newest };
      // Later pages look for the previous ones in the cache.
      if (atOnce < pages) client.setQueryData(searchKey(criteria, atOnce), found);
      return found;
    },
    // Loading it again would truncate a list of more pages than one call returns.
    ...(pages > mostPagesAtOnce ? { staleTime: Infinity } : {}),
  });

/**
 * One single page of a search, under the key of the first pages: the server renders it. Beyond the end it is the last
 * page with results.
 */
export const singlePageQuery = (api: ApiClient, criteria: SearchCriteria, page: number) =>
  queryOptions({
    queryKey: searchKey(criteria, page),
    queryFn: async ({ signal }): Promise<FoundVendors> => {
      const ask = (which: number) =>
        askForKnown(api, { ...criteria, page: which, pageSize, updateSearchKpiCount: false }, signal);
      const asked = await ask(page);
      const { results, numResults } = asked.newest;
      const isBeyondEnd = results.length === 0 && numResults > 0;
      const { newest, leftOut } = isBeyondEnd ? await ask(Math.ceil(numResults / pageSize)) : asked;
      return { criteria, cards: newest.results, pages: page, leftOut, newest };
    },
  });

type Asked = Pick<FoundVendors, 'newest' | 'leftOut'>;

/** Repeats the request without the filters that the api refuses: an invalid part of an address is ignored. */
async function askForKnown(api: ApiClient, query: Partial<DirectorySearch>, signal: AbortSignal): Promise<Asked> {
  const ask = (filters = query.filters) =>
    api.call(directoryRoutes.webstoreSearch, { query: { ...query, ...(filters ? { filters } : {}) }, signal });
  try {
    return { newest: await ask(), leftOut: [] };
  } catch (error) {
    const refused = error instanceof ProblemError ? error.fields : {};
    const leftOut = activeFilters(query.filters ?? noFilters).filter((filter) => filter in refused);
    if (!query.filters || leftOut.length === 0) throw error;
    return { newest: await ask(withoutFilters(query.filters, leftOut)), leftOut };
  }
}

export const withoutFilters = (filters: SearchFilters, names: readonly FilterName[]): SearchFilters => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, Array.isArray(filters[name]) ? [] : undefined])),
});

/** The loaded results up to the previous page; a page that the server rendered alone has none. */
export function pagesBefore(client: QueryClient, criteria: SearchCriteria, pages: number): FoundVendors | undefined {
  const before = client.getQueryState<FoundVendors>(searchKey(criteria, pages - 1));
  return before?.isInvalidated ? undefined : before?.data;
}

/** Removes duplicates: a vendor who has moved to a later page meanwhile stays where the couple has seen it. */
function join({ criteria, cards, pages }: FoundVendors, { newest, leftOut }: Asked): FoundVendors {
  const shown = new Set(cards.map(({ id }) => id));
  return {
    criteria,
    cards: [...cards, ...newest.results.filter(({ id }) => !shown.has(id))],
    pages: pages + 1,
    leftOut,
    newest,
  };
}

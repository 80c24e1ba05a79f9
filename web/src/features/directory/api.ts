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
/** Pages that coming back asks for at once. */
export const mostPagesAtOnce = mostPerPage / pageSize;

export type SearchCriteria = Partial<
  Pick<
    DirectorySearch,
    'categoryId' | 'place' | 'radius' | 'state' | 'area' | 'national' | 'filters' | 'ranges' | 'sort'
  >
>;

/** The results of a search as far as they are shown. */
export interface FoundVendors {
  criteria: SearchCriteria;
  cards: ListingCardView[];
  pages: number;
  /** Filters whose values nobody knows, such as an area that is no more: what was found is found without them. */
  leftOut: readonly FilterName[];
  /** The answer of the last call: counts, facets, ways out, and where to go on. */
  newest: WebstoreSearchView;
}

const searchKey = (criteria: SearchCriteria, pages: number) =>
  [...routeKey(directoryRoutes.webstoreSearch, { query: criteria }), pages] as const;

/**
 * The first so many pages of a search. Where all but the last are here already, only that one is asked for, from where
 * they ended; else (somebody comes back, or opens a shared link) one call asks for all of them, 120 results at most.
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
      // Who comes back was counted the first time (OP-60).
      const updateSearchKpiCount = pages === 1 && !isKnown;
      const { newest, leftOut } = await ask({ page: 1, pageSize: atOnce * pageSize, updateSearchKpiCount });
      const found = { criteria, cards: newest.results, pages: atOnce, leftOut, newest };
      // What follows looks for the pages before it.
      if (atOnce < pages) client.setQueryData(searchKey(criteria, atOnce), found);
      return found;
    },
    // Asked for anew, a list of more pages than one call answers would lose its end.
    ...(pages > mostPagesAtOnce ? { staleTime: Infinity } : {}),
  });

/**
 * One page of a search alone, under the key of the first so many pages: what the server renders. Beyond the end it is the
 * last page that has results.
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

/** Asks without the filters that the api refuses: what is malformed in an address is as good as absent. */
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

/** What is here of a search up to the page before; a page that the server rendered alone has none before it. */
export function pagesBefore(client: QueryClient, criteria: SearchCriteria, pages: number): FoundVendors | undefined {
  const before = client.getQueryState<FoundVendors>(searchKey(criteria, pages - 1));
  return before?.isInvalidated ? undefined : before?.data;
}

/** A vendor who has moved to a later page meanwhile stays where the couple has seen it. */
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

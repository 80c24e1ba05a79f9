import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/services.js';
import { pagesBefore, pageSize, searchQuery, withoutFilters, type SearchCriteria } from './api.js';
import { Pace } from './pace.js';
import type { SearchAddress } from './search-address.js';
import { useWantedSearch } from './use-wanted-search.js';

/** The search of an address: its parameters and its result. */
export function useDirectorySearch(address: SearchAddress) {
  const wanted = useWantedSearch(address);
  const { api } = useServices();
  const client = useQueryClient();
  const [pace] = useState(() => new Pace());
  const { criteria, refusal, isReady } = wanted;
  const search = useQuery({
    ...searchQuery(api, criteria, address.page, pace),
    enabled: isReady && refusal === undefined,
    // While filters change, the previous list stays; another category or place is another list.
    placeholderData: (before) => (before && isSameList(before.criteria, criteria) ? before : undefined),
  });
  const found = search.data ?? pagesBefore(client, criteria, address.page);
  const isLate = found !== undefined && hashKey([found.criteria]) !== hashKey([criteria]);
  const failed = isReady ? search.isLoadingError && found === undefined : wanted.failed;
  const filters = withoutFilters(wanted.filters, found?.leftOut ?? []);
  return {
    ...wanted,
    filters,
    criteria: { ...criteria, filters },
    cards: found?.cards ?? [],
    pages: found?.pages ?? 0,
    numResults: found?.newest.numResults,
    /** Whether the search is limited to a part of the map. */
    inArea: found?.criteria.area !== undefined,
    facets: found?.newest.facets,
    prices: found?.newest.prices,
    waysOut: found?.newest.waysOut ?? [],
    /** Expected number of cards, for the skeletons. */
    expected: pageSize * Math.min(address.page, 10),
    /** Whether there is nothing to show yet, or the shown results belong to the previous search (DIR-25). */
    isBusy: refusal === undefined && !failed && (found === undefined || isLate),
    failed,
    retry: () => void (isReady ? search.refetch() : wanted.retry()),
    isRetrying: isReady ? search.isFetching : wanted.isRetrying,
    more: {
      has: (found?.newest.nextCursor ?? null) !== null,
      isLoading: search.isPlaceholderData && !isLate,
      failed: search.isLoadingError && found !== undefined && !search.isFetching,
    },
  };
}

export type DirectorySearch = ReturnType<typeof useDirectorySearch>;

const isSameList = (one: SearchCriteria, other: SearchCriteria) =>
  hashKey([one.categoryId, one.place, one.national]) === hashKey([other.categoryId, other.place, other.national]);

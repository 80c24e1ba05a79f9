import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { noFilters } from '#contracts/directory/search-filters.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { useServices } from '../../lib/services.js';
import { categoriesQuery, pageSize, searchQuery, type SearchCriteria } from './api.js';
import { categoryOf, shortestName, writeSearchAddress, type SearchAddress } from './search-address.js';

const none: CategoryView[] = [];

/** A listing that moved to another page between two calls is shown once. */
function withoutRepeats(cards: ListingCardView[]): ListingCardView[] {
  const seen = new Set<string>();
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Remembers how many pages the address asked for when this search was first shown; 'Show more' does not change that. */
function useFirstShown({ page, ...search }: SearchAddress): number {
  const asked = writeSearchAddress({ ...search, page: 1 });
  const [first, setFirst] = useState({ asked, page });
  if (first.asked === asked) return first.page;
  setFirst({ asked, page });
  return page;
}

function criteriaOf(address: SearchAddress, category: CategoryView | undefined): SearchCriteria {
  const { place, name } = address;
  return {
    ...(category ? { categoryId: category.id } : {}),
    ...(place ? { place: { latitude: place.latitude, longitude: place.longitude } } : {}),
    ...(name === undefined ? {} : { filters: { ...noFilters, name } }),
  };
}

/** The search that an address stands for: what to ask, and what has come of it. */
export function useDirectorySearch(address: SearchAddress) {
  const { api } = useServices();
  const categories = useQuery(categoriesQuery(api));
  const shownPages = useFirstShown(address);
  const offered = useMemo(() => (categories.data ?? none).filter(({ archived }) => !archived), [categories.data]);
  const category = categoryOf(categories.data ?? none, address.category);
  const nameIsTooShort = address.name !== undefined && address.name.length < shortestName;
  // A category of the address is an id only once the catalogue is here; without it the search would be another one.
  const waitsForCategories = address.category !== undefined && categories.data === undefined;
  const search = useInfiniteQuery({
    ...searchQuery(api, criteriaOf(address, category), shownPages),
    enabled: !nameIsTooShort && !waitsForCategories,
  });
  const failed = search.error ?? (waitsForCategories ? categories.error : null);
  return {
    categories: offered,
    category,
    nameIsTooShort,
    cards: useMemo(() => withoutRepeats(search.data?.pages.flatMap(({ results }) => results) ?? []), [search.data]),
    numResults: search.data?.pages.at(-1)?.numResults,
    expected: pageSize * shownPages,
    failed: search.data === undefined ? failed : null,
    retry: () => void (waitsForCategories ? categories.refetch() : search.refetch()),
    isRetrying: waitsForCategories ? categories.isFetching : search.isFetching,
    more: {
      has: search.hasNextPage,
      isLoading: search.isFetchingNextPage,
      failed: search.isFetchNextPageError,
      load: () => search.fetchNextPage(),
    },
  };
}

export type DirectorySearch = ReturnType<typeof useDirectorySearch>;

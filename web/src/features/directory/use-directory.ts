import { noFilters, type SearchFilters } from '#contracts/directory/search-filters.js';
import type { LoosenedName } from '#contracts/directory/directory.views.js';
import { chosenValues, withoutNames, type Choices } from './filter-values.js';
import type { SearchAddress } from './search-address.js';
import { searchedFor, type WantedVendors } from './searched-for.js';
import { useDirectorySearch } from './use-directory-search.js';
import { useFilterSheet } from './use-filter-sheet.js';
import { useSearchAddress } from './use-search-address.js';

/** The state of the directory's page, all of it in its address, and all actions that change it. */
export function useDirectory() {
  const { address, go } = useSearchAddress();
  const search = useDirectorySearch(address);
  const sheet = useFilterSheet();
  const { filters, ranges, offer, categories } = search;
  // Every change removes invalid parts of the address, and the pages after the first.
  const change = (to: Partial<SearchAddress>) =>
    go({ ...address, filters, ranges, shortName: undefined, page: 1, ...to }, { replace: sheet.isLaterChange() });
  const narrow = (to: SearchFilters) => change({ filters: to });
  return {
    address,
    search,
    sheet,
    /** All choices as texts. */
    values: chosenValues({ filters, ranges }, offer),
    change,
    narrow,
    narrowTo: change as (to: Choices) => void,
    /** Removes filters, ranges and possibly the place, all together. */
    takeOff: (names: readonly LoosenedName[]) =>
      change({
        ...withoutNames({ filters, ranges }, names),
        ...(names.includes('place')
          ? { place: undefined, national: false, area: undefined, radius: undefined, sort: 'recommended' }
          : {}),
      }),
    clear: () => change({ filters: noFilters, ranges: {} }),
    searchFor: (wanted: WantedVendors) => go(searchedFor(wanted, { address, filters, categories })),
    showMore: () => {
      if (search.more.failed) search.retry();
      else go({ ...address, filters, ranges, page: search.pages + 1 }, { replace: true });
    },
  };
}

export type Directory = ReturnType<typeof useDirectory>;

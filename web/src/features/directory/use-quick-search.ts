import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SuggestedSearchView } from '#contracts/directory/directory.views.js';
import { shortestName } from '#contracts/directory/search-filters.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { useServices } from '../../lib/services.js';
import { searchedFor, type WantedVendors } from './searched-for.js';
import { useSearchAddress } from './use-search-address.js';

/** The most likely meaning of typed words. */
interface Meaning {
  search?: SuggestedSearchView | undefined;
  /** External id of a category that is called so. */
  category?: string | undefined;
}

/** Returns what typed words mean; nothing if they are a name, or suggestions are unavailable. */
function useMeaning() {
  const { api } = useServices();
  const client = useQueryClient();
  return async (text: string): Promise<Meaning> => {
    try {
      const { suggestionsQuery, categoryCalled } = await import('./suggestions.js');
      const { searches, categories } = await client.query(suggestionsQuery(api, text));
      return { search: searches[0], category: categoryCalled(text, categories)?.externalId };
    } catch {
      return {};
    }
  };
}

/** The text of the search box, and the targets of its suggestions. */
export function useQuickSearch(categories: readonly CategoryView[]) {
  const { address, go } = useSearchAddress();
  const navigate = useNavigate();
  const meaningOf = useMeaning();
  const [text, setText] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const name = text.trim();
  const lead = (to: () => void) => {
    setText('');
    setTooShort(false);
    to();
  };
  const searchFor = (wanted: Partial<WantedVendors>) => {
    const { category, place, national } = address;
    const before = { address, filters: address.filters, categories };
    lead(() => go(searchedFor({ category, place, national, ...wanted }, before)));
  };
  const toSearch = ({ category, place, guests, availabilityDate, name: rest, ...chosen }: SuggestedSearchView) =>
    lead(() => {
      const before = { address, filters: address.filters, categories };
      const wanted = { category: category ?? address.category, place: place?.slug ?? address.place, national: false };
      const search = searchedFor(wanted, before);
      go({
        ...search,
        filters: {
          ...search.filters,
          ...chosen,
          ...(availabilityDate !== null && { availabilityDate }),
          name: rest ?? undefined,
        },
        ranges: guests === null ? search.ranges : { ...search.ranges, guests },
      });
    });
  const byName = () =>
    lead(() => go({ ...address, filters: { ...address.filters, name }, shortName: undefined, page: 1 }));
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      setTooShort(false);
    },
    isTooShort,
    toVendor: (url: string) => lead(() => void navigate(`/${url}`)),
    toCategory: (category: string) => searchFor({ category }),
    toPlace: (place: string) => searchFor({ place, national: false }),
    toSearch,
    byName,
    /** Enter: words that mean no search and no category are a name, from four letters on (DIR-21). */
    submit: async () => {
      if (name === '') return;
      const { search, category } = await meaningOf(name);
      if (search) toSearch(search);
      else if (category !== undefined) searchFor({ category });
      else if (name.length < shortestName) setTooShort(true);
      else byName();
    },
  };
}

export type QuickSearching = ReturnType<typeof useQuickSearch>;

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SuggestedSearchView } from '#contracts/directory/directory.views.js';
import { shortestName } from '#contracts/directory/search-filters.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { useServices } from '../../lib/services.js';
import { searchedFor, type WantedVendors } from './searched-for.js';
import { useSearchAddress } from './use-search-address.js';

/** Returns the most likely search for typed words; undefined if they are a name, or suggestions are unavailable. */
function useFirstSearch() {
  const { api } = useServices();
  const client = useQueryClient();
  return async (text: string): Promise<SuggestedSearchView | undefined> => {
    try {
      const { suggestionsQuery } = await import('./suggestions.js');
      return (await client.query(suggestionsQuery(api, text))).searches[0];
    } catch {
      return undefined;
    }
  };
}

/** The text of the search box, and the targets of its suggestions. */
export function useQuickSearch(categories: readonly CategoryView[]) {
  const { address, go } = useSearchAddress();
  const navigate = useNavigate();
  const firstSearch = useFirstSearch();
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
    /** Enter: names are searched for from four letters on (DIR-21). */
    submit: () => {
      if (name.length < shortestName) setTooShort(name !== '');
      // A single word is a name or a prefix; several may be a category and a place.
      else if (name.includes(' ')) void firstSearch(name).then((search) => (search ? toSearch(search) : byName()));
      else byName();
    },
  };
}

export type QuickSearching = ReturnType<typeof useQuickSearch>;

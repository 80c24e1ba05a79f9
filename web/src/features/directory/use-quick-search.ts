import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortestName } from '#contracts/directory/search-filters.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { searchedFor, type WantedVendors } from './searched-for.js';
import { useSearchAddress } from './use-search-address.js';

/** What is typed into the one search for everything, and where what is found leads. */
export function useQuickSearch(categories: readonly CategoryView[]) {
  const { address, go } = useSearchAddress();
  const navigate = useNavigate();
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
    byName,
    /** Enter: names are searched for from four letters on (DIR-21). */
    submit: () => {
      if (name.length >= shortestName) byName();
      else setTooShort(name !== '');
    },
  };
}

export type QuickSearching = ReturnType<typeof useQuickSearch>;

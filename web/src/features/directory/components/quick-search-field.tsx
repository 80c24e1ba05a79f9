import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import type { SuggestionsView } from '#contracts/directory/directory.views.js';
import { shortestName } from '#contracts/directory/search-filters.js';
import { formatPlace } from '../../../base/format.js';
import { useServices } from '../../../lib/services.js';
import { directory } from '../../../texts/directory.js';
import { SearchBox, type SearchGroup, type SearchItem } from '../../../ui/search-box.js';
import { longestSearch, shortestSearch, suggestionsQuery } from '../suggestions.js';
import type { QuickSearching } from '../use-quick-search.js';
import { placesDebounce } from '../../../lib/places.js';

const texts = directory.quick;

interface QuickSearchFieldProps {
  search: QuickSearching;
  startsOpen: boolean;
}

/** The field with its list, loaded on intent. */
export default function QuickSearchField({ search, startsOpen }: QuickSearchFieldProps) {
  const { api } = useServices();
  const typed = search.text.trim();
  const [asked] = useDebounce(typed, placesDebounce);
  const { data, isFetching, isError } = useQuery(suggestionsQuery(api, asked));
  const isAsked = typed.length >= shortestSearch;
  const isLoading = isFetching || asked !== typed;
  const groups = isAsked && data ? groupsOf(data, search) : [];
  const named = typed.length >= shortestName ? [byName(typed, search)] : [];
  return (
    <SearchBox
      label={texts.label}
      placeholder={texts.placeholder}
      clear={texts.clear}
      text={search.text}
      onType={search.type}
      longestText={longestSearch}
      groups={[...groups, ...named]}
      none={!isAsked ? texts.goOn : isError ? texts.failed : isLoading ? directory.searching : texts.none}
      onSubmit={() => void search.submit()}
      errorMessage={search.isTooShort ? directory.shortName.text : undefined}
      startsOpen={startsOpen}
    />
  );
}

function groupsOf({ searches, categories, vendors, places }: SuggestionsView, search: QuickSearching): SearchGroup[] {
  const group = (id: string, name: string, items: SearchItem[]) => (items.length > 0 ? [{ id, name, items }] : []);
  return [
    ...group(
      'searches',
      texts.searches,
      searches.map((meant) => ({
        id: `search ${meant.text}`,
        name: meant.text,
        choose: () => search.toSearch(meant),
      })),
    ),
    ...group(
      'categories',
      texts.categories,
      categories.map(({ externalId, namePlural, via }) => ({
        id: `category ${externalId}`,
        name: namePlural,
        ...(via === null ? {} : { note: via }),
        choose: () => search.toCategory(externalId),
      })),
    ),
    ...group(
      'vendors',
      texts.vendors,
      vendors.map(({ id, name, url, categoryName, city, state }) => ({
        id: `vendor ${id}`,
        name,
        note: directory.card.categoryIn(categoryName, formatPlace(city, state)),
        choose: () => search.toVendor(url),
      })),
    ),
    ...group(
      'places',
      texts.places,
      places.map(({ slug, displayText }) => ({
        id: `place ${slug}`,
        name: displayText,
        choose: () => search.toPlace(slug),
      })),
    ),
  ];
}

const byName = (typed: string, search: QuickSearching): SearchGroup => ({
  id: 'names',
  name: texts.everyName,
  items: [{ id: 'name', name: texts.called(typed), choose: search.byName }],
});

import { useState } from 'react';
import { MapPin, Shapes } from 'lucide-react';
import { directory as texts } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { JoinedField, joinedFields } from '../../../ui/joined-fields.js';
import { LightSelect } from '../../../ui/light-select.js';
import { useSearchForm, whereOf, type SearchedNow } from './use-search-form.js';
import { PlaceField } from './place-field.js';
import { QuickSearch } from './quick-search.js';
import { SearchSummary } from './search-summary.js';

/** Category and place; the search starts on submit. On phones it is hidden behind the summary. */
export function SearchForm({ category, place, national, categories, onSearch }: SearchedNow) {
  const form = useSearchForm({ category, place, national, categories, onSearch });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SearchSummary
        category={category?.namePlural}
        place={whereOf(place, national).text || texts.anywhere}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <div
        className={`${isOpen ? 'max-tablet:pt-4' : 'max-tablet:hidden'} grid gap-3 noscript:hidden! wide:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] wide:gap-4`}
      >
        <form
          role="search"
          aria-label={texts.search}
          noValidate
          onSubmit={(event) => void form.submit(event).then((isFound) => setOpen(!isFound))}
          data-joined
          className={`grid items-start tablet:grid-cols-[1fr_1fr_auto] ${joinedFields}`}
        >
          <JoinedField icon={Shapes}>
            <LightSelect label={texts.what} {...form.category} />
          </JoinedField>
          <JoinedField icon={MapPin}>
            <PlaceField {...form.place} />
          </JoinedField>
          <div className="p-1">
            <Button type="submit" kind="primary" className="w-full">
              {texts.submit}
            </Button>
          </div>
        </form>
        <div data-joined className={joinedFields}>
          <QuickSearch categories={categories} />
        </div>
      </div>
    </>
  );
}

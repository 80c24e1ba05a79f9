import { useState } from 'react';
import { directory as texts } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { LightSelect } from '../../../ui/light-select.js';
import { useSearchForm, whereOf, type SearchedNow } from '../use-search-form.js';
import { PlaceField } from './place-field.js';
import { QuickSearch } from './quick-search.js';
import { SearchSummary } from './search-summary.js';

/** Category and place; nothing is searched before it is sent. On phones it waits behind what is searched for. */
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
        className={`${isOpen ? 'max-tablet:pt-4' : 'max-tablet:hidden'} grid gap-4 wide:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] wide:gap-12`}
      >
        <form
          role="search"
          aria-label={texts.search}
          noValidate
          onSubmit={(event) => void form.submit(event).then((isFound) => setOpen(!isFound))}
          className="grid items-start gap-4 tablet:grid-cols-[1fr_1fr_auto] wide:max-w-190"
        >
          <LightSelect label={texts.what} {...form.category} />
          <PlaceField {...form.place} />
          <Button type="submit" kind="primary" size="field" className="tablet:mt-7">
            {texts.submit}
          </Button>
        </form>
        <QuickSearch categories={categories} />
      </div>
    </>
  );
}

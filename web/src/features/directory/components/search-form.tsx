import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { PlaceView } from '#contracts/content/places.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { useServices } from '../../../lib/services.js';
import { directory as texts } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { Select } from '../../../ui/select.js';
import { placesLikeQuery } from '../places.js';
import type { WantedVendors } from '../searched-for.js';
import { nationally, PlaceField, type TypedPlace } from './place-field.js';
import { SearchSummary } from './search-summary.js';

interface SearchFormProps {
  /** What is searched for now. */
  category: CategoryView | undefined;
  place: PlaceView | undefined;
  national: boolean;
  categories: readonly CategoryView[];
  onSearch: (wanted: WantedVendors) => void;
}

const any = 'any';

/** Category and place; nothing is searched before it is sent. On phones it waits behind what is searched for. */
export function SearchForm({ category, place, national, categories, onSearch }: SearchFormProps) {
  const { externalId, setExternalId, typed, setTyped } = useFields(category, whereOf(place, national));
  const [isUnknown, setUnknown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const firstLike = useFirstPlaceLike();
  const kinds = [
    { id: any, name: texts.anyCategory },
    ...categories.map(({ externalId: id, namePlural }) => ({ id, name: namePlural })),
  ];
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isAnywhere = typed.text.trim() === '';
    const slug = isAnywhere ? undefined : (typed.slug ?? (await firstLike(typed.text)));
    const isFound = isAnywhere || slug !== undefined;
    setUnknown(!isFound);
    setOpen(!isFound);
    if (!isFound) return;
    const isNational = slug === nationally;
    onSearch({
      category: externalId === any ? undefined : externalId,
      place: isNational ? undefined : slug,
      national: isNational,
    });
  };
  return (
    <>
      <SearchSummary
        category={category?.namePlural}
        place={whereOf(place, national).text || texts.anywhere}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <form
        role="search"
        aria-label={texts.search}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={`${isOpen ? 'max-tablet:pt-4' : 'max-tablet:hidden'} grid items-start gap-4 tablet:grid-cols-[1fr_1fr_auto] wide:max-w-190`}
      >
        <Select label={texts.what} options={kinds} value={externalId} onChange={setExternalId} />
        <PlaceField
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setUnknown(false);
          }}
          isUnknown={isUnknown}
        />
        <Button type="submit" kind="primary" size="field" className="tablet:mt-7">
          {texts.submit}
        </Button>
      </form>
    </>
  );
}

const whereOf = (place: PlaceView | undefined, national: boolean): TypedPlace =>
  national ? { text: texts.nationalVendors, slug: nationally } : { text: place?.displayText ?? '', slug: place?.slug };

/** What stands in the fields; it follows when another search is shown (a link, the way back). */
function useFields(category: CategoryView | undefined, where: TypedPlace) {
  const shown = { externalId: category?.externalId ?? any, ...where };
  const [externalId, setExternalId] = useState(shown.externalId);
  const [typed, setTyped] = useState<TypedPlace>(shown);
  const [seen, setSeen] = useState(shown);
  if (seen.externalId !== shown.externalId || seen.slug !== shown.slug) {
    setSeen(shown);
    setExternalId(shown.externalId);
    setTyped(shown);
  }
  return { externalId, setExternalId, typed, setTyped };
}

/** Somebody who types a name and does not choose means the likeliest place of that name. */
function useFirstPlaceLike() {
  const { api } = useServices();
  const client = useQueryClient();
  return async (text: string): Promise<string | undefined> => {
    try {
      const [first] = await client.query(placesLikeQuery(api, text));
      return first?.slug;
    } catch {
      return undefined;
    }
  };
}

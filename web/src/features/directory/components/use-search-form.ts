import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { PlaceView } from '#contracts/content/places.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { useServices } from '../../../lib/services.js';
import { directory as texts } from '../../../texts/directory.js';
import { nationally, type TypedPlace } from './place-field.js';
import { placesLikeQuery } from '../../../lib/places.js';
import type { WantedVendors } from '../searched-for.js';

export interface SearchedNow {
  /** The current search. */
  category: CategoryView | undefined;
  place: PlaceView | undefined;
  national: boolean;
  categories: readonly CategoryView[];
  onSearch: (wanted: WantedVendors) => void;
}

const any = 'any';

/** The fields of a search, category and place, and the resulting address. */
export function useSearchForm({ category, place, national, categories, onSearch }: SearchedNow) {
  const { externalId, setExternalId, typed, setTyped } = useFields(category, whereOf(place, national));
  const [isUnknown, setUnknown] = useState(false);
  const firstLike = useFirstPlaceLike();
  const kinds = [
    { id: any, name: texts.anyCategory },
    ...categories.map(({ externalId: id, namePlural }) => ({ id, name: namePlural })),
  ];
  return {
    category: { options: kinds, value: externalId, onChange: setExternalId },
    place: {
      value: typed,
      onChange: (value: TypedPlace) => {
        setTyped(value);
        setUnknown(false);
      },
      isUnknown,
    },
    /** Returns whether the place is known, so that the search was possible. */
    submit: async (event: SubmitEvent): Promise<boolean> => {
      event.preventDefault();
      const isAnywhere = typed.text.trim() === '';
      const slug = isAnywhere ? undefined : (typed.slug ?? (await firstLike(typed.text)));
      const isFound = isAnywhere || slug !== undefined;
      setUnknown(!isFound);
      if (!isFound) return false;
      const isNational = slug === nationally;
      onSearch({
        category: externalId === any ? undefined : externalId,
        place: isNational ? undefined : slug,
        national: isNational,
      });
      return true;
    },
  };
}

export const whereOf = (place: PlaceView | undefined, national: boolean): TypedPlace =>
  national ? { text: texts.nationalVendors, slug: nationally } : { text: place?.displayText ?? '', slug: place?.slug };

/** The values of the fields, updated when another search is shown (a link, Back). */
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

/** A typed name without a choice means the most likely place with that name. */
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

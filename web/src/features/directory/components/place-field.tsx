import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { useServices } from '../../../lib/services.js';
import { directory as texts } from '../../../texts/directory.js';
import { LightComboBox } from '../../../ui/light-combo-box.js';
import type { Option } from '../../../ui/option-list.js';
import { placesDebounce, placesLikeQuery, presetPlaces, type NamedPlace } from '../../../lib/places.js';
import { useNearMe, type NearMeState } from '../use-near-me.js';
import { useNearbyCities } from '../use-nearby-cities.js';

/** The text of the field, and its value once it was chosen: the slug of a place, or `nationally`. */
export interface TypedPlace {
  text: string;
  slug: string | undefined;
}

/** Not a valid slug: every slug ends with a state. */
export const nationally = 'nationally';

interface PlaceFieldProps {
  value: TypedPlace;
  onChange: (value: TypedPlace) => void;
  isUnknown: boolean;
}

const optionOf = ({ slug, displayText }: NamedPlace): Option<string> => ({ id: slug, name: displayText });
const national: Option<string> = { id: nationally, name: texts.nationalVendors };
const nearMe: Option<string> = { id: 'near-me', name: texts.nearMe.choose };

/**
 * A place of the United States or Canada (DIR-34): nearby cities and five fixed ones to choose from, or a partly typed
 * name. Empty means anywhere.
 */
export function PlaceField({ value, onChange, isUnknown }: PlaceFieldProps) {
  const { text, slug } = value;
  const typed = slug === undefined ? text.trim() : '';
  const [isAwake, setAwake] = useState(false);
  const nearby = useNearbyCities(slug === nationally ? undefined : slug, isAwake);
  // In their order when the list was opened, so that nothing moves under a finger.
  const [early, setEarly] = useState<readonly NamedPlace[]>([]);
  const { options, isFetching } = useSuggestions(typed, [...early, ...presetPlaces, ...nearby]);
  const here = useNearMe(({ displayText, slug: found }) => onChange({ text: displayText, slug: found }));
  const type = (newText: string) => {
    if (newText === text) return;
    here.forget();
    onChange({ text: newText, slug: undefined });
  };
  const choose = ({ id, name }: Option<string>) => {
    if (id === nearMe.id) {
      onChange({ text: '', slug: undefined });
      void here.ask();
      return;
    }
    here.forget();
    onChange({ text: name, slug: id });
  };
  const isAmong = options.some(({ id }) => id === slug);
  return (
    <LightComboBox
      label={texts.where}
      text={text}
      onType={type}
      options={slug === undefined || isAmong ? options : [{ id: slug, name: text }, ...options]}
      chosen={slug ?? null}
      onChoose={choose}
      placeholder={here.state === 'asking' ? texts.nearMe.asking : texts.anywhere}
      clear={texts.clearPlace}
      open={texts.showPlaces}
      none={isFetching ? texts.searching : texts.noPlaces}
      onReady={() => setAwake(true)}
      onOpen={() => setEarly(nearby)}
      errorMessage={messageOf(here.state) ?? (isUnknown ? texts.placeUnknown : undefined)}
    />
  );
}

const messageOf = (state: NearMeState) => (state === 'refused' || state === 'failed' ? texts.nearMe[state] : undefined);

/** Places that match the typed text; the default suggestions before that. */
function useSuggestions(
  typed: string,
  offered: readonly NamedPlace[],
): { options: Option<string>[]; isFetching: boolean } {
  const { api } = useServices();
  const [asked] = useDebounce(typed, placesDebounce);
  const { data = [], isFetching } = useQuery(placesLikeQuery(api, asked));
  if (typed === '') {
    const byPlace = new Map(offered.map((place) => [place.slug, optionOf(place)]));
    return { options: [nearMe, national, ...byPlace.values()], isFetching: false };
  }
  return {
    options: data.map(optionOf),
    isFetching: isFetching || asked !== typed,
  };
}

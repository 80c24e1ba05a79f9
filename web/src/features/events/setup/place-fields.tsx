import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useDebounce } from 'use-debounce';
import { placesRoutes } from '#contracts/content/places.routes.js';
import type { PlaceView } from '#contracts/content/places.views.js';
import { eventLocationTypes, type EventLocation } from '#contracts/events/event.js';
import { choosePlace, choosePlaceType, clearPlace, setPlaceUnknown } from '#contracts/events/event-place.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { ComboBox } from '../../../ui/combo-box.js';
import { Radios } from '../../../ui/radios.js';
import { CheckCard } from '../components/check-card.js';
import { placeName } from '../event-format.js';
import type { StepFieldsProps } from './step-fields.js';
import { placesDebounce } from '../../../lib/places.js';

const { fields } = texts;
const types = eventLocationTypes.map((id) => {
  const { name, text } = texts.locationTypes[id];
  return { id, name: `${name}: ${text.toLowerCase()}` };
});
const longestText = 120;

/** A place to search for, or a rough description (EV-28). */
export function PlaceFields({ answers, onChange, problems }: StepFieldsProps) {
  const { locationKnown, eventLocationType } = answers;
  const isUnknown = locationKnown === false;
  return (
    <>
      {!isUnknown && (
        <PlaceSearch
          chosen={placeName(answers.eventLocations)}
          onChoose={(place) => onChange(place ? choosePlace(locationOf(place)) : clearPlace(answers))}
          errorMessage={problems['event.eventLocations']}
        />
      )}
      <CheckCard
        label={fields.placeUnknown}
        text={fields.placeUnknownText}
        isSelected={isUnknown}
        onChange={(isOn) => onChange(setPlaceUnknown(answers, isOn))}
      />
      {isUnknown && (
        <Radios
          label={fields.placeType}
          options={types}
          value={eventLocationType}
          onChange={(type) => onChange(choosePlaceType(type))}
          errorMessage={problems['event.eventLocationType']}
        />
      )}
    </>
  );
}

interface PlaceSearchProps {
  chosen: string | undefined;
  /** Called with undefined when the text is no place any more. */
  onChoose: (place: PlaceView | undefined) => void;
  errorMessage: string | undefined;
}

function PlaceSearch({ chosen, onChoose, errorMessage }: PlaceSearchProps) {
  const { api } = useServices();
  const [{ text, slug }, setTyped] = useState({
    text: chosen ?? '',
    slug: chosen === undefined ? null : placeSlug(chosen),
  });
  const typed = slug === null ? text.trim().slice(0, longestText) : '';
  const [asked] = useDebounce(typed, placesDebounce);
  const { data: places = [] } = useQuery({
    ...routeQuery(api, placesRoutes.placeSuggestions, { query: { text: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const found = typed === '' ? [] : places.map((place) => ({ id: place.slug, name: place.displayText }));
  const options = slug === null ? found : [{ id: slug, name: text }];
  return (
    <ComboBox
      label={fields.place}
      text={text}
      onType={(now) => {
        if (now === text) return;
        setTyped({ text: now, slug: null });
        if (chosen !== undefined) onChoose(undefined);
      }}
      options={options}
      chosen={slug}
      onChoose={({ id, name }) => {
        if (id === slug) return;
        setTyped({ text: name, slug: id });
        onChoose(places.find((place) => place.slug === id));
      }}
      placeholder={fields.placeHint}
      clear={fields.clearPlace}
      none={fields.noPlaces}
      look={({ name }) => (
        <span className="flex items-center gap-2">
          <MapPin className="size-4 shrink-0 text-muted" aria-hidden />
          {name}
        </span>
      )}
      errorMessage={errorMessage}
    />
  );
}

const locationOf = ({ id, city, state, displayText, latitude, longitude }: PlaceView): EventLocation => ({
  id: crypto.randomUUID(),
  displayText,
  addressLine1: '',
  addressLine2: '',
  locationCity: city,
  locationState: state,
  locationZipCode: '',
  latitude,
  longitude,
  googlePlaceId: String(id),
});

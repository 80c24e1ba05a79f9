import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MapPin, TriangleAlert } from 'lucide-react';
import { useDebounce } from 'use-debounce';
import type { EstablishmentView } from '#contracts/webstore/establishments.views.js';
import { useServices } from '../../../../lib/services.js';
import { editReviews } from '../../../../texts/edit-reviews.js';
import { ComboBox } from '../../../../ui/combo-box.js';
import { establishmentsQuery, shortestPlaceName } from '../../api.js';
import { Matched } from '../editor/matched.js';

const texts = editReviews.find;
/** Debounce of requests in milliseconds. */
const debounceMs = 300;
const longestText = 120;

interface PlaceSearchProps {
  webstoreId: string;
  /** Called with whether there is a typed text without a choice. */
  onType: (isTyped: boolean) => void;
  onChoose: (placeId: string) => void;
  errorMessage: string | undefined;
  autoFocus: boolean;
}

/** Finds a business at the maps service by its name or address (WS-99). */
export function PlaceSearch({ webstoreId, onType, onChoose, errorMessage, autoFocus }: PlaceSearchProps) {
  const [text, setText] = useState('');
  const { found, words } = usePlaces(webstoreId, text.trim());
  const placeOf = (id: string) => found.find(({ placeId }) => placeId === id);
  return (
    <ComboBox
      label={texts.label}
      text={text}
      onType={(typed) => {
        setText(typed.slice(0, longestText));
        // A choice writes its name into the field like input.
        if (!found.some(({ name }) => name === typed)) onType(typed.trim() !== '');
      }}
      options={found.map(({ placeId, name }) => ({ id: placeId, name }))}
      chosen={null}
      onChoose={({ id }) => onChoose(id)}
      look={({ id }) => {
        const place = placeOf(id);
        return place && <FoundPlace place={place} typed={text.trim()} />;
      }}
      foot={
        found.length > 0 && (
          <p className="flex justify-between gap-4 border-t border-hairline px-5 py-3 text-14 text-muted">
            <span>{texts.found(found.length)}</span>
            <span>{texts.source}</span>
          </p>
        )
      }
      placeholder={texts.placeholder}
      clear={texts.clear}
      none={words}
      errorMessage={errorMessage}
      autoFocus={autoFocus}
    />
  );
}

/** Places that match the typed text, and the message if there are none. */
function usePlaces(webstoreId: string, typed: string) {
  const { api } = useServices();
  const [asked] = useDebounce(typed, debounceMs);
  const { data, isFetching, isError } = useQuery(establishmentsQuery(api, webstoreId, asked));
  const isLong = [...typed].length >= shortestPlaceName;
  const isLoading = isFetching || asked !== typed;
  const ended = isError ? texts.failed : data?.isSearchable === false ? texts.unavailable : texts.none;
  return {
    found: isLong && data ? data.establishments : [],
    words: !isLong ? texts.goOn(shortestPlaceName) : isLoading ? texts.searching : ended,
  };
}

const FoundPlace = ({ place: { name, address, hasStreet }, typed }: { place: EstablishmentView; typed: string }) => (
  <span className="flex min-w-0 grow items-center gap-3 py-0.5 max-tiny:grid max-tiny:grid-cols-1 max-tiny:gap-0">
    <MapPin className="size-4.5 shrink-0 text-muted max-tiny:hidden" strokeWidth={1.75} aria-hidden />
    <span className="grid min-w-0 grow">
      <span className="truncate font-strong">
        <Matched name={name} typed={typed} />
      </span>
      <span className="truncate text-14 text-muted">{address}</span>
    </span>
    {!hasStreet && (
      <span className="flex shrink-0 items-center gap-1 text-12 text-amber-ink">
        <TriangleAlert className="size-3.5" aria-hidden />
        {texts.noStreet}
      </span>
    )}
  </span>
);

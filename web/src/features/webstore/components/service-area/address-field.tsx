import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { placesRoutes } from '#contracts/content/places.routes.js';
import type { AddressSuggestionView } from '#contracts/content/places.views.js';
import { addressLine, isSameAddress, readAddressLine } from '#contracts/webstore/address-line.js';
import type { AddressParts } from '#contracts/webstore/service-area.js';
import { useServices } from '../../../../lib/services.js';
import { serviceArea } from '../../../../texts/service-area.js';
import { ComboBox } from '../../../../ui/combo-box.js';
import { TextField } from '../../../../ui/text-field.js';
import { addressesLikeQuery } from '../../api.js';
import { placesDebounce } from '../../../../lib/places.js';

const texts = serviceArea.address;
const longest = 240;
const none: AddressParts = {
  ...{ street1: '', street2: '', city: '', state: '', zipCode: '' },
  ...{ latitude: null, longitude: null },
};

interface AddressFieldProps {
  label: string;
  address: AddressParts | undefined;
  /** City and state where the address is likely to be; empty if unknown. */
  near: string;
  /** Called with null when the field is emptied. */
  onChange: (address: AddressParts | null) => void;
  /** Called when an address was chosen from the list. */
  onChoose?: () => void;
  errorMessage: string | undefined;
}

/** An address on one line with completion, and its city, state and zip code below (WS-132). */
export function AddressField({ label, address, near, onChange, onChoose, errorMessage }: AddressFieldProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const line = address ? addressLine(address) : '';
  // The field shows the choice, also after its zip code has been loaded.
  const isChosen = chosen !== '' && line.startsWith(chosen);
  const text = isChosen ? chosen : isTypedAs(typed, address) ? typed : line;
  // A new address is likely to be in the town of the one that it replaces.
  const [home] = useState(address ? townOf(address) : '');
  const { suggestions, words } = useSuggestions(typed, home || near);
  const lines = new Set([...(isChosen ? [chosen] : []), ...suggestions.map(lineOf)]);
  const choose = async (option: string) => {
    const found = suggestions.find((suggestion) => lineOf(suggestion) === option);
    if (!found) return;
    onChange(partsOf(found));
    setChosen(option);
    onChoose?.();
    if (found.zipcode !== '') return;
    // The maps service returns the postal code and the location of an address only after the choice.
    const query = { placeId: found.placeId };
    const located = await api.call(placesRoutes.geocode, { query }).catch(() => undefined);
    if (!located) return;
    const { zipcode: zipCode, latitude, longitude } = located;
    onChange({ ...partsOf(found), zipCode, latitude, longitude });
  };
  const type = (newText: string) => {
    if (newText === text || lines.has(newText)) return;
    setChosen('');
    setTyped(newText.slice(0, longest));
    onChange(readAddressLine(newText.slice(0, longest)));
  };
  return (
    <div className="grid gap-4">
      <ComboBox
        label={label}
        text={text}
        onType={type}
        options={[...lines].map((name) => ({ id: name, name }))}
        chosen={isChosen ? chosen : null}
        onChoose={({ id }) => void choose(id)}
        placeholder={texts.placeholder}
        clear={texts.clear}
        none={words}
        errorMessage={errorMessage}
      />
      <AddressPartFields address={address ?? none} onChange={onChange} />
    </div>
  );
}

interface AddressPartFieldsProps {
  address: AddressParts;
  onChange: (address: AddressParts) => void;
}

/** The parts that a chosen address fills; they can be corrected. */
function AddressPartFields({ address, onChange }: AddressPartFieldsProps) {
  const change = (parts: Partial<AddressParts>) => onChange({ ...address, ...parts, latitude: null, longitude: null });
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[2fr_1fr_1fr]">
      <div className="max-tablet:col-span-2">
        <TextField
          label={texts.city}
          value={address.city}
          onChange={(city) => change({ city })}
          maxLength={120}
          autoComplete="off"
        />
      </div>
      <TextField
        label={texts.state}
        value={address.state}
        onChange={(state) => change({ state: state.toUpperCase().replace(/[^A-Z]/g, '') })}
        maxLength={2}
        autoComplete="off"
      />
      <TextField
        label={texts.zipCode}
        value={address.zipCode}
        onChange={(zipCode) => change({ zipCode })}
        maxLength={10}
        autoComplete="off"
      />
      <p className="col-span-full -mt-1 text-14 text-muted">{texts.help}</p>
    </div>
  );
}

const partsOf = ({ street, city, state, zipcode, latitude, longitude }: AddressSuggestionView): AddressParts => ({
  ...{ street1: street, street2: '', city, state, zipCode: zipcode, latitude, longitude },
});
const townOf = ({ city, state }: AddressParts) => (city === '' || state === '' ? '' : `${city}, ${state}`);
const lineOf = (suggestion: AddressSuggestionView) => addressLine(partsOf(suggestion));

/** Whether the text is an address that was chosen, and not discarded or corrected in its parts since. */
function isTypedAs(typed: string, address: AddressParts | undefined): boolean {
  const read = readAddressLine(typed);
  return read === null || address === undefined ? read === null && address === undefined : isSameAddress(read, address);
}

/** Addresses that match the typed text, and the message if there are none. */
function useSuggestions(typed: string, near: string) {
  const { api } = useServices();
  const [asked] = useDebounce(typed.trim(), placesDebounce);
  const { data, isFetching } = useQuery(addressesLikeQuery(api, asked, near));
  const isLoading = isFetching || asked !== typed.trim();
  const suggestions = asked === '' || typed === '' ? [] : (data ?? []);
  const ended = typed.includes(',') ? texts.none : texts.goOn;
  return { suggestions, words: isLoading ? texts.searching : ended };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { placesDebounce, placesLikeQuery, presetPlaces } from '../../../../lib/places.js';
import { useServices } from '../../../../lib/services.js';
import { serviceArea } from '../../../../texts/service-area.js';
import { ComboBox } from '../../../../ui/combo-box.js';

const texts = serviceArea.travel;

const nameOf = ({ displayText }: { displayText: string }) => displayText;

interface MarketFieldProps {
  value: string;
  onChange: (market: string) => void;
  errorMessage: string | undefined;
}

/** The city under which couples find the business (WS-139). */
export function MarketField({ value, onChange, errorMessage }: MarketFieldProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const [asked] = useDebounce(typed.trim(), placesDebounce);
  const { data = [], isFetching } = useQuery(placesLikeQuery(api, asked));
  const [chosen, setChosen] = useState('');
  const found = typed.trim() === '' ? presetPlaces : asked === '' ? [] : data;
  // Two towns of a state may have the same name, and the value is the name.
  const names = new Set([...(chosen === value && chosen !== '' ? [chosen] : []), ...found.map(nameOf)]);
  return (
    <div className="grid gap-2">
      <ComboBox
        label={texts.market}
        text={value}
        onType={(text) => {
          if (text === value) return;
          setTyped(text);
          onChange(text);
        }}
        options={[...names].map((name) => ({ id: name, name }))}
        chosen={chosen === value && chosen !== '' ? chosen : null}
        onChoose={({ name }) => {
          setChosen(name);
          onChange(name);
        }}
        placeholder={texts.marketPlaceholder}
        clear={texts.clearMarket}
        none={isFetching || asked !== typed.trim() ? texts.searching : texts.noMarket}
        errorMessage={errorMessage}
      />
      {errorMessage === undefined && <p className="text-14 text-muted">{texts.marketHelp}</p>}
    </div>
  );
}

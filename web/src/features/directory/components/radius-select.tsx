import { ranking } from '#contracts/directory/ranking-rules.js';
import { searchRadii, type SearchRadius } from '#contracts/shared/search-radius.js';
import { directory as texts } from '../../../texts/directory.js';
import { LightSelect } from '../../../ui/light-select.js';

interface RadiusSelectProps {
  /** The effective radius in miles. */
  radius: SearchRadius | undefined;
  onChange: (radius: SearchRadius) => void;
}

/** The largest distance of an address from the place. */
export const RadiusSelect = ({ radius = ranking.localMiles, onChange }: RadiusSelectProps) => (
  <LightSelect
    label={texts.radius}
    labelPlace="beside"
    options={searchRadii.map((miles) => ({ id: String(miles), name: texts.miles(miles) }))}
    value={String(radius)}
    onChange={(chosen) => onChange(searchRadii.find((miles) => String(miles) === chosen) ?? ranking.localMiles)}
  />
);

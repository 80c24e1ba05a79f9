import { Globe, Map, MapPinned } from 'lucide-react';
import { defaultTravelDistance, withTravel, withTravelOption } from '#contracts/webstore/service-area.js';
import { travelDistances, travelOptions } from '#contracts/webstore/webstore-content.js';
import { serviceArea } from '../../../../texts/service-area.js';
import { OptionCards } from '../../../../ui/option-cards.js';
import { StopSlider } from '../../../../ui/stop-slider.js';
import { MarketField } from './market-field.js';
import type { ServiceAreaPartProps } from './service-area-props.js';

const texts = serviceArea.travel;
const icons = { locally: MapPinned, nationally: Map, globally: Globe };
const options = travelOptions.map((id) => ({ id, icon: icons[id], ...texts.options[id] }));

/** How far the business travels; only local travel has a market and a distance (WS-138, WS-139). */
export function TravelFields({ area, onChange, problems }: ServiceAreaPartProps) {
  return (
    <>
      {/* Choosing how far the business travels implies that it does: the checkbox itself is always hidden (WS-135). */}
      <input
        type="checkbox"
        hidden
        aria-label={texts.travels}
        checked={area.travels}
        onChange={(event) => onChange(withTravel(area, event.target.checked))}
      />
      <OptionCards
        label={texts.label}
        isLabelHidden
        look="row"
        options={options}
        value={area.travelOption}
        onChange={(option) => onChange(withTravelOption(area, option))}
        errorMessage={problems.travelOption}
      />
      {area.travelOption === 'locally' && (
        <>
          <MarketField
            value={area.serviceArea}
            onChange={(market) => onChange({ ...area, serviceArea: market })}
            errorMessage={problems.serviceArea}
          />
          <StopSlider
            label={texts.distance}
            stops={travelDistances}
            value={area.travelDistance ?? defaultTravelDistance}
            words={texts.miles}
            onChange={(travelDistance) => onChange({ ...area, travelDistance })}
          />
        </>
      )}
    </>
  );
}

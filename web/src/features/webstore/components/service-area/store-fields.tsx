import { shippingOptions, locationAddressTypes } from '#contracts/webstore/webstore-content.js';
import { addressLine } from '#contracts/webstore/address-line.js';
import {
  addressOf,
  withAddress,
  withAddressType,
  withOnlineStore,
  withPhysicalStore,
  withShippingOption,
} from '#contracts/webstore/service-area.js';
import { formatPlace } from '../../../../base/format.js';
import { serviceArea } from '../../../../texts/service-area.js';
import { CheckBox } from '../../../../ui/check-box.js';
import { OptionCards } from '../../../../ui/option-cards.js';
import { SwitchRow } from '../../../../ui/switch-row.js';
import { AddressField } from './address-field.js';
import type { ServiceAreaPartProps } from './service-area-props.js';

const texts = serviceArea.store;
const yesOrNo = [
  { id: 'yes', title: texts.yes },
  { id: 'no', title: texts.no },
] as const;
const shipping = shippingOptions.map((id) => ({ id, title: texts.shippingOptions[id] }));

/** Whether couples can visit the business, and where (WS-134, WS-137). */
export function StoreFields({ area, onChange, onAddressChosen, problems }: ServiceAreaPartProps) {
  const business = addressOf(area.addresses, 'business');
  const options = locationAddressTypes.map((id) => ({
    id,
    ...texts.addressTypes[id],
    ...(id === 'businessAddress' && business && { text: addressLine(business) }),
  }));
  return (
    <>
      <OptionCards
        label={texts.question}
        look="bar"
        options={yesOrNo}
        value={area.physicalStore ? 'yes' : 'no'}
        onChange={(answer) => onChange(withPhysicalStore(area, answer === 'yes'))}
      />
      {area.physicalStore && (
        <>
          <OptionCards
            label={texts.where}
            look="list"
            mayDeselect
            options={options}
            value={area.locationAddressType}
            onChange={(chosen) => onChange(withAddressType(area, chosen))}
            description={texts.whereHelp}
          />
          {area.locationAddressType === 'serviceAddress' && (
            <AddressField
              label={texts.serviceAddress}
              address={addressOf(area.addresses, 'store')}
              near={(business && formatPlace(business.city, business.state)) || area.serviceArea}
              onChange={(parts) =>
                onChange({ ...area, addresses: withAddress(area.addresses, 'store', parts, crypto.randomUUID()) })
              }
              onChoose={onAddressChosen}
              errorMessage={problems.store}
            />
          )}
          {area.locationAddressType !== null && (
            <div className="border-y border-hairline py-5">
              <SwitchRow
                label={texts.show}
                isSelected={area.displayStoreAddress}
                onChange={(displayStoreAddress) => onChange({ ...area, displayStoreAddress })}
              />
              <p className="text-14 text-muted">{texts.showHelp}</p>
            </div>
          )}
        </>
      )}
    </>
  );
}

/** Whether the business sells online, and where it ships to (WS-133, WS-136). */
export function OnlineFields({ area, onChange, problems }: ServiceAreaPartProps) {
  return (
    <div className="grid gap-4">
      <CheckBox
        label={texts.online}
        description={texts.onlineHelp}
        value={area.onlineStore}
        onChange={(onlineStore) => onChange(withOnlineStore(area, onlineStore))}
      />
      {area.onlineStore && (
        <div className="pl-8">
          <OptionCards
            label={texts.ship}
            look="bar"
            options={shipping}
            value={area.shippingOption}
            onChange={(option) => onChange(withShippingOption(area, option))}
            errorMessage={problems.shippingOption}
          />
        </div>
      )}
    </div>
  );
}

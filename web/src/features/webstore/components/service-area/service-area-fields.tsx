import { useState, type ReactNode } from 'react';
import { addressOf, withAddress } from '#contracts/webstore/service-area.js';
import { serviceArea } from '../../../../texts/service-area.js';
import { AddressField } from './address-field.js';
import { MarketField } from './market-field.js';
import type { ServiceAreaPartProps } from './service-area-props.js';
import { OnlineFields, StoreFields } from './store-fields.js';
import { TravelFields } from './travel-fields.js';

interface ServiceAreaFieldsProps extends Pick<ServiceAreaPartProps, 'area' | 'onChange' | 'problems'> {
  /** Whether the webstore may sell online (`OnlineAllowed`, WS-133). */
  isOnlineAllowed: boolean;
  /** Whether couples come to the business, which then has no travel (WS-224). */
  hasGuests: boolean;
  /** The map, if it is below the fields. */
  map: (focus: 'area' | 'address') => ReactNode;
}

/**
 * The service area of a business: its address, its store and how far it travels. For the editor and for the setup
 * (WS-131).
 */
export function ServiceAreaFields({
  area,
  onChange,
  problems,
  isOnlineAllowed,
  hasGuests,
  map,
}: ServiceAreaFieldsProps) {
  const [focus, setFocus] = useState<'area' | 'address'>('area');
  const parts = { area, onChange, problems, onAddressChosen: () => setFocus('address') };
  return (
    <>
      <Part title={serviceArea.address.title}>
        <AddressField
          label={serviceArea.address.label}
          address={addressOf(area.addresses, 'business')}
          near={area.serviceArea}
          onChange={(address) =>
            onChange({ ...area, addresses: withAddress(area.addresses, 'business', address, crypto.randomUUID()) })
          }
          onChoose={parts.onAddressChosen}
          errorMessage={problems.business}
        />
      </Part>
      <Part title={serviceArea.store.title}>
        <StoreFields {...parts} />
        {isOnlineAllowed && <OnlineFields {...parts} />}
      </Part>
      {hasGuests ? (
        <Part title={serviceArea.travel.market}>
          <MarketField
            value={area.serviceArea}
            onChange={(market) => onChange({ ...area, serviceArea: market })}
            errorMessage={problems.serviceArea}
          />
          {map('address')}
        </Part>
      ) : (
        <Part title={serviceArea.travel.title}>
          <TravelFields
            {...parts}
            onChange={(next) => {
              setFocus('area');
              onChange(next);
            }}
          />
          {map(focus)}
        </Part>
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-5 rounded-card border border-hairline bg-surface p-5 desk:p-6">
    <h3 className="display-18">{title}</h3>
    {children}
  </section>
);

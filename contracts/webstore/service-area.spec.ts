import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addressOf,
  serviceAreaErrors,
  serviceAreaFields,
  storeAddress,
  withAddress,
  withAddressType,
  withOnlineStore,
  withPhysicalStore,
  withShippingOption,
  withTravel,
  withTravelOption,
  type ServiceArea,
} from './service-area.js';
import {
  type AddressContent,
  addressTypes,
  locationAddressTypes,
  shippingOptions,
  travelDistances,
  travelOptions,
} from './webstore-content.js';

const address: fc.Arbitrary<AddressContent> = fc.record({
  id: fc.uuid(),
  addressType: fc.constantFrom(...addressTypes),
  street1: fc.constantFrom('', '18 Pecan Alley'),
  street2: fc.constant(''),
  city: fc.constantFrom('', 'Austin'),
  state: fc.constantFrom('', 'TX'),
  zipCode: fc.constantFrom('', '78702'),
  travelRadius: fc.constantFrom(null, ...travelDistances),
  latitude: fc.constantFrom(null, 30.26),
  longitude: fc.constantFrom(null, -97.72),
});
const area: fc.Arbitrary<ServiceArea> = fc.record({
  travels: fc.boolean(),
  travelOption: fc.constantFrom(null, ...travelOptions),
  travelDistance: fc.constantFrom(null, ...travelDistances),
  serviceArea: fc.constantFrom('', ' ', 'Austin, TX'),
  onlineStore: fc.boolean(),
  shippingOption: fc.constantFrom(null, ...shippingOptions),
  physicalStore: fc.boolean(),
  locationAddressType: fc.constantFrom(null, ...locationAddressTypes),
  displayStoreAddress: fc.boolean(),
  addresses: fc.uniqueArray(address, { selector: ({ addressType }) => addressType, maxLength: 3 }),
});
const everything = [...serviceAreaFields];

describe('a travel option', () => {
  it('turns travel on, with 25 miles if it is local and no distance otherwise [WS-144, WS-145, WS-149]', () => {
    fc.assert(
      fc.property(area, fc.constantFrom(...travelOptions), (before, travelOption) => {
        const travelDistance = travelOption === 'locally' ? 25 : null;
        expect(withTravelOption(before, travelOption)).toEqual({
          ...before,
          ...{ travels: true, travelOption, travelDistance },
        });
      }),
    );
  });

  it('is cleared with distance and market when travel is turned off [WS-146]', () => {
    fc.assert(
      fc.property(area, (before) => {
        const cleared = { travels: false, travelOption: null, travelDistance: null, serviceArea: '' };
        expect(withTravel(before, false)).toEqual({ ...before, ...cleared });
        expect(withTravel(before, true)).toEqual({ ...before, travels: true });
      }),
    );
  });
});

describe('an online store', () => {
  it('has a shipping range, which goes with it [WS-141]', () => {
    fc.assert(
      fc.property(area, fc.boolean(), (before, onlineStore) => {
        const after = withOnlineStore(before, onlineStore);
        expect(after).toEqual({
          ...before,
          onlineStore,
          shippingOption: onlineStore ? before.shippingOption : null,
        });
        expect(withShippingOption(after, 'global').shippingOption).toBe('global');
      }),
    );
  });
});

describe('an address type', () => {
  it('sets the address where couples meet the business [WS-142]', () => {
    fc.assert(
      fc.property(area, fc.constantFrom(...locationAddressTypes), (before, chosen) => {
        const after = withAddressType({ ...before, locationAddressType: null }, chosen);
        const type = chosen === 'businessAddress' ? 'business' : 'store';
        expect(storeAddress(after)).toEqual(addressOf(before.addresses, type));
      }),
    );
  });

  it('that is chosen twice is deselected, and its address cleared [WS-143]', () => {
    fc.assert(
      fc.property(area, fc.constantFrom(...locationAddressTypes), (before, chosen) => {
        const twice = withAddressType(withAddressType({ ...before, locationAddressType: null }, chosen), chosen);
        expect(twice).toMatchObject({ locationAddressType: null, displayStoreAddress: false });
        expect([storeAddress(twice), addressOf(twice.addresses, 'store')]).toEqual([undefined, undefined]);
        expect(addressOf(twice.addresses, 'business')).toEqual(addressOf(before.addresses, 'business'));
      }),
    );
  });

  it('goes with the physical store [WS-142]', () => {
    fc.assert(
      fc.property(area, (before) => {
        const after = withPhysicalStore(before, false);
        expect(after).toMatchObject({ physicalStore: false, locationAddressType: null, displayStoreAddress: false });
        expect(addressOf(after.addresses, 'store')).toBeUndefined();
        expect(withPhysicalStore(before, true)).toEqual({ ...before, physicalStore: true });
      }),
    );
  });
});

describe('an address', () => {
  const parts = {
    street1: '4 Elm',
    street2: '',
    city: 'Waco',
    state: 'TX',
    zipCode: '',
    latitude: null,
    longitude: null,
  };

  it('is replaced in its place, added once, or removed', () => {
    fc.assert(
      fc.property(area, fc.constantFrom(...addressTypes), ({ addresses }, type) => {
        const known = addressOf(addresses, type);
        const after = withAddress(addresses, type, parts, 'new');
        expect(after).toHaveLength(addresses.length + (known ? 0 : 1));
        expect(addressOf(after, type)).toMatchObject({ ...parts, id: known?.id ?? 'new' });
        expect(after.filter(({ addressType }) => addressType !== type)).toEqual(
          addresses.filter(({ addressType }) => addressType !== type),
        );
        expect(addressOf(withAddress(after, type, null, 'new'), type)).toBeUndefined();
      }),
    );
  });
});

describe('the errors of a service area', () => {
  const complete: ServiceArea = {
    travels: true,
    travelOption: 'locally',
    travelDistance: 50,
    serviceArea: 'Austin, TX',
    onlineStore: true,
    shippingOption: 'national',
    physicalStore: false,
    locationAddressType: null,
    displayStoreAddress: false,
    addresses: [],
  };

  it.each<[string, Partial<ServiceArea>, string]>([
    ['an online store without a shipping range', { shippingOption: null }, 'shippingOption'],
    ['a service address that is missing', { locationAddressType: 'serviceAddress' }, 'addresses.store'],
    ['travel without an option', { travelOption: null }, 'travelOption'],
    ['local travel without a distance', { travelDistance: null }, 'travelDistance'],
    ['local travel without a market', { serviceArea: ' ' }, 'serviceArea'],
  ])('name what is required of %s [WS-144]', (_what, changes, field) => {
    expect(serviceAreaErrors(complete, everything, false)).toEqual({});
    expect(serviceAreaErrors({ ...complete, ...changes }, everything, false)).toEqual({ [field]: ['required'] });
  });

  it('are those of changed fields only: a draft may be incomplete', () => {
    fc.assert(
      fc.property(area, fc.subarray(everything), fc.boolean(), (any, changed, hasGuests) => {
        expect(serviceAreaErrors(any, ['name', 'url'], hasGuests)).toEqual({});
        const all = serviceAreaErrors(any, everything, hasGuests);
        for (const field of Object.keys(serviceAreaErrors(any, changed, hasGuests)))
          expect(all).toHaveProperty([field]);
      }),
    );
  });

  it('do not ask a business with guests how far it travels', () => {
    fc.assert(
      fc.property(area, (any) => {
        const named = Object.keys(serviceAreaErrors(any, everything, true));
        expect(named.filter((field) => /^travel|^serviceArea/.test(field))).toEqual([]);
      }),
    );
  });

  it('do not ask for a distance or a market unless travel is local [WS-145]', () => {
    fc.assert(
      fc.property(area, fc.constantFrom('nationally' as const, 'globally' as const), (before, option) => {
        const errors = serviceAreaErrors(withTravelOption(before, option), everything, false);
        expect(Object.keys(errors).filter((field) => /^travel|^serviceArea/.test(field))).toEqual([]);
      }),
    );
  });

  it('refuse a street that came without city and state [WS-54]', () => {
    const addresses = withAddress(
      [],
      'business',
      { street1: '18 Pecan Alley', street2: '', city: '', state: '', zipCode: '', latitude: null, longitude: null },
      'new',
    );
    expect(serviceAreaErrors({ ...complete, addresses }, ['addresses'], false)).toEqual({
      'addresses.business': ['business-address-formation'],
    });
  });
});

import type { FieldErrors } from '../shared/problem.js';
import type {
  AddressContent,
  AddressType,
  LocationAddressType,
  ShippingOption,
  TravelDistance,
  TravelOption,
} from './webstore-content.js';
import type { WebstoreContent } from './sections.js';

/** Fields that say where a business works (WS-3). */
export const serviceAreaFields = [
  'travels',
  'travelOption',
  'travelDistance',
  'serviceArea',
  'onlineStore',
  'shippingOption',
  'physicalStore',
  'locationAddressType',
  'displayStoreAddress',
  'addresses',
] as const satisfies readonly (keyof WebstoreContent)[];

export type ServiceAreaField = (typeof serviceAreaFields)[number];
export type ServiceArea = Pick<WebstoreContent, ServiceAreaField>;

/** Miles (WS-149). */
export const defaultTravelDistance: TravelDistance = 25;

/** Local travel starts with the default distance; any other option needs neither distance nor market (WS-144, WS-145). */
export function withTravelOption<T extends ServiceArea>(area: T, travelOption: TravelOption): T {
  return travelOption === 'locally'
    ? { ...area, travels: true, travelOption, travelDistance: defaultTravelDistance }
    : { ...area, travels: true, travelOption, travelDistance: null };
}

/** Without travel there is no option, no distance and no market (WS-146). */
export function withTravel<T extends ServiceArea>(area: T, travels: boolean): T {
  return travels
    ? { ...area, travels }
    : { ...area, travels, travelOption: null, travelDistance: null, serviceArea: '' };
}

/** Without an online store nothing is shipped (WS-141). */
export const withOnlineStore = <T extends ServiceArea>(area: T, onlineStore: boolean): T => ({
  ...area,
  onlineStore,
  shippingOption: onlineStore ? area.shippingOption : null,
});

export const withShippingOption = <T extends ServiceArea>(area: T, shippingOption: ShippingOption): T => ({
  ...area,
  shippingOption,
});

/** Without a physical store there is no address to choose, and none to show (WS-142). */
export function withPhysicalStore<T extends ServiceArea>(area: T, physicalStore: boolean): T {
  if (physicalStore) return { ...area, physicalStore };
  return {
    ...area,
    physicalStore,
    locationAddressType: null,
    displayStoreAddress: false,
    addresses: withoutAddress(area.addresses, 'store'),
  };
}

/**
 * Chooses where couples meet the business; choosing the same again deselects it. Only a service address of its own is
 * kept as an address of the store, so every other choice clears it (WS-142, WS-143).
 */
export function withAddressType<T extends ServiceArea>(area: T, chosen: LocationAddressType): T {
  const locationAddressType = area.locationAddressType === chosen ? null : chosen;
  return {
    ...area,
    locationAddressType,
    displayStoreAddress: locationAddressType !== null && area.displayStoreAddress,
    addresses: locationAddressType === 'serviceAddress' ? area.addresses : withoutAddress(area.addresses, 'store'),
  };
}

/** The parts of an address that a vendor types or chooses. */
export type AddressParts = Pick<
  AddressContent,
  'street1' | 'street2' | 'city' | 'state' | 'zipCode' | 'latitude' | 'longitude'
>;

export const addressOf = (addresses: readonly AddressContent[], type: AddressType): AddressContent | undefined =>
  addresses.find(({ addressType }) => addressType === type);

export const withoutAddress = (addresses: readonly AddressContent[], type: AddressType): AddressContent[] =>
  addresses.filter(({ addressType }) => addressType !== type);

/**
 * Replaces the address of a type, in its place; null removes it.
 * @param newId id of the address if there was none of the type
 */
export function withAddress(
  addresses: readonly AddressContent[],
  type: AddressType,
  parts: AddressParts | null,
  newId: string,
): AddressContent[] {
  if (parts === null) return withoutAddress(addresses, type);
  const known = addressOf(addresses, type);
  if (known) return addresses.map((address) => (address === known ? { ...known, ...parts } : address));
  return [...addresses, { id: newId, addressType: type, travelRadius: null, ...parts }];
}

/** The address at which couples meet the business: the business address, or a service address of its own. */
export function storeAddress({ locationAddressType, addresses }: ServiceArea): AddressContent | undefined {
  if (locationAddressType === null) return undefined;
  return addressOf(addresses, locationAddressType === 'businessAddress' ? 'business' : 'store');
}

/** An address with a street needs a city and a state too: it was not typed as street, city, state (WS-54). */
const isMalformed = (address: AddressContent | undefined): boolean =>
  address !== undefined && address.street1.trim() !== '' && (address.city.trim() === '' || address.state === '');

interface Requirement {
  /** The field that the error is shown at. */
  field: string;
  code: 'required' | 'business-address-formation';
  /** A change of any of these calls for the check. */
  touchedBy: readonly ServiceAreaField[];
  isBroken: (area: ServiceArea, hasGuests: boolean) => boolean;
}

const isLocal = ({ travels, travelOption }: ServiceArea) => travels && travelOption === 'locally';

const requirements: readonly Requirement[] = [
  {
    field: 'addresses.business',
    code: 'business-address-formation',
    touchedBy: ['addresses'],
    isBroken: ({ addresses }) => isMalformed(addressOf(addresses, 'business')),
  },
  {
    field: 'addresses.store',
    code: 'required',
    touchedBy: ['locationAddressType', 'addresses'],
    isBroken: ({ locationAddressType, addresses }) =>
      locationAddressType === 'serviceAddress' && !addressOf(addresses, 'store')?.street1.trim(),
  },
  {
    field: 'addresses.store',
    code: 'business-address-formation',
    touchedBy: ['addresses'],
    isBroken: ({ addresses }) => isMalformed(addressOf(addresses, 'store')),
  },
  {
    field: 'shippingOption',
    code: 'required',
    touchedBy: ['onlineStore', 'shippingOption'],
    isBroken: ({ onlineStore, shippingOption }) => onlineStore && shippingOption === null,
  },
  {
    field: 'travelOption',
    code: 'required',
    // The editor turns travel on by itself, before its vendor has chosen how far (WS-59).
    touchedBy: ['travelOption'],
    isBroken: ({ travels, travelOption }, hasGuests) => !hasGuests && travels && travelOption === null,
  },
  {
    field: 'serviceArea',
    code: 'required',
    touchedBy: ['travelOption', 'serviceArea'],
    isBroken: (area, hasGuests) => !hasGuests && isLocal(area) && area.serviceArea.trim() === '',
  },
  {
    field: 'travelDistance',
    code: 'required',
    touchedBy: ['travelOption', 'travelDistance'],
    isBroken: (area, hasGuests) => !hasGuests && isLocal(area) && area.travelDistance === null,
  },
];

/**
 * Error codes by field for a service area that was changed (WS-151). Fields that nobody touched are not held against a
 * save of something else: a draft may be incomplete until it is published.
 * @param changed names of the changed fields
 * @param hasGuests whether couples come to the business, which then has no travel (WS-224)
 */
export function serviceAreaErrors(area: ServiceArea, changed: readonly string[], hasGuests: boolean): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, code, touchedBy, isBroken } of requirements) {
    if (touchedBy.some((name) => changed.includes(name)) && isBroken(area, hasGuests)) errors[field] ??= [code];
  }
  return errors;
}

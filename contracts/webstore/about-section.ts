import type {
  AddressContent,
  LocationAddressType,
  PriceTier,
  ShippingOption,
  SocialLinkKey,
  TravelDistance,
  TravelOption,
} from './webstore-content.js';
import type { Section } from './section.js';

/** The section's fields of the draft. */
export interface AboutContent {
  name: string;
  /** The web address, lower case; null until chosen. */
  url: string | null;
  businessDescription: string;
  categoryIds: number[];
  /** Category id -> chosen subcategory ids. */
  subCategoryIds: Record<string, number[]>;
  priceTier: PriceTier | null;
  displayPriceTier: boolean;
  /** Guests; null when unknown. 0 is treated as empty (WS-23). */
  capacity: number | null;
  travels: boolean;
  travelOption: TravelOption | null;
  travelDistance: TravelDistance | null;
  /** Primary market as text (city, state). */
  serviceArea: string;
  onlineStore: boolean;
  shippingOption: ShippingOption | null;
  physicalStore: boolean;
  locationAddressType: LocationAddressType | null;
  displayStoreAddress: boolean;
  addresses: AddressContent[];
  links: Partial<Record<SocialLinkKey, string>>;
  /** The number that couples may call: `+1` and ten digits; empty when the vendor gives none. */
  phone: string;
}

export const aboutSection = {
  title: 'About',
  empty: (): AboutContent => ({
    name: '',
    url: null,
    businessDescription: '',
    categoryIds: [],
    subCategoryIds: {},
    priceTier: null,
    displayPriceTier: false,
    capacity: null,
    travels: false,
    travelOption: null,
    travelDistance: null,
    serviceArea: '',
    onlineStore: false,
    shippingOption: null,
    physicalStore: false,
    locationAddressType: null,
    displayStoreAddress: false,
    addresses: [],
    links: {},
    phone: '',
  }),
  unlockedBy: null,
  isOptional: false,
} as const satisfies Section<AboutContent>;

export const publishStatuses = ['Published', 'Unpublished Changes', 'Unpublished'] as const;
/** WS-21 */
export type PublishStatus = (typeof publishStatuses)[number];

/** WS-22: 1 budget friendly, 2 standard, 3 premium, 4 luxury. */
export const priceTiers = [1, 2, 3, 4] as const;
export type PriceTier = (typeof priceTiers)[number];

export const travelOptions = ['locally', 'nationally', 'globally'] as const;
export type TravelOption = (typeof travelOptions)[number];

/** Miles (WS-149). */
export const travelDistances = [25, 50, 100, 250, 500] as const;
export type TravelDistance = (typeof travelDistances)[number];

export const shippingOptions = ['national', 'global'] as const;
export type ShippingOption = (typeof shippingOptions)[number];

export const locationAddressTypes = ['businessAddress', 'serviceAddress'] as const;
export type LocationAddressType = (typeof locationAddressTypes)[number];

export const addressTypes = ['business', 'store', 'serviceArea'] as const;
export type AddressType = (typeof addressTypes)[number];

/** WS-6 */
export const socialLinkKeys = [
  'Website',
  'YouTube',
  'Google',
  'Pinterest',
  'Yelp',
  'Twitter',
  'Facebook',
  'TikTok',
  'Instagram',
  'Vimeo',
  'Spotify',
  'SoundCloud',
  'LoveStoriesTV',
] as const;
export type SocialLinkKey = (typeof socialLinkKeys)[number];

/** A place of the business (WS-7). `travelRadius` is in miles and belongs to `serviceArea` addresses. */
export interface AddressContent {
  id: string;
  addressType: AddressType;
  street1: string;
  street2: string;
  city: string;
  /** Two-letter code of a US state or Canadian province. */
  state: string;
  zipCode: string;
  travelRadius: TravelDistance | null;
  latitude: number | null;
  longitude: number | null;
}

/** WS-11 */
export interface PackageContent {
  id: string;
  name: string;
  /** US dollars, two decimals at most (OP-50). */
  price: number;
  /** At most 240 characters. */
  description: string;
  /** Included services, one per entry. */
  inclusions: string[];
  /** An image of the webstore; null without one. */
  imageId: string | null;
}

/** WS-12: at most 240 characters each. */
export interface FaqContent {
  id: string;
  question: string;
  answer: string;
}

/** WS-10 */
export interface AwardContent {
  id: string;
  name: string;
  /** As it was typed, perhaps without https; empty without one. */
  link: string;
  /** An image of the webstore; null without one. */
  imageId: string | null;
}

/** Another business that this one likes to work with (WS-13). */
export interface PartnerContent {
  /** Its webstore. */
  partnerId: string;
  /** At most 240 characters. */
  description: string;
}

export const optionalSectionNames = ['store', 'reviews', 'packages', 'faqs', 'partners', 'awards'] as const;
/** A section that its vendor may show or hide (WS-19). */
export type OptionalSectionName = (typeof optionalSectionNames)[number];

/** Whether a section that its vendor may hide is shown (WS-19). */
export interface OptionalSectionContent {
  id: OptionalSectionName;
  /** As it is called on the page. */
  name: string;
  enabled: boolean;
}

/**
 * The content that a vendor edits and publishes: the draft and the published snapshot have this same shape (OP-53).
 * Wire names are the left side of WS-5.
 */
export interface WebstoreContent {
  name: string;
  /** The web address, lower case; null until chosen. */
  url: string | null;
  businessDescription: string;
  categoryIds: number[];
  /** Category id -> chosen subcategory ids. */
  subCategoryIds: Record<string, number[]>;
  /** Ids of chosen services, of all categories. */
  services: number[];
  styles: number[];
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
  /** Packages, questions, awards and partners stand in the order in which they are shown. */
  packages: PackageContent[];
  faqs: FaqContent[];
  awards: AwardContent[];
  partners: PartnerContent[];
  /** The business at the maps service, where its reviews come from; null when not connected (WS-101). */
  googlePlaceId: string | null;
  /** `storeNumber` of the retailer's store at which couples can meet the vendor; null until chosen (WS-121). */
  favouriteStore: string | null;
  /** The postal code from which that store was found. */
  zipcodeNearFavouriteStore: string | null;
  /** One entry for each section that may be hidden. */
  optionalSections: OptionalSectionContent[];
}

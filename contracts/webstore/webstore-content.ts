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
  /** `street1` again, under its other name; answers have it, stored content does not. */
  address1?: string;
  /** `street2` again. */
  address2?: string;
  city: string;
  /** Two-letter code of a US state or Canadian province. */
  state: string;
  zipCode: string;
  travelRadius: TravelDistance | null;
  latitude: number | null;
  longitude: number | null;
}

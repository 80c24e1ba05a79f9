import type { Section } from './section.js';

/** The section's fields of the draft. */
export interface StoreContent {
  /** `storeNumber` of the retailer's store at which couples can meet the vendor; null until chosen (WS-121). */
  favouriteStore: string | null;
  /** The postal code from which that store was found. */
  zipcodeNearFavouriteStore: string | null;
}

export const storeSection = {
  title: 'Retail store',
  empty: (): StoreContent => ({ favouriteStore: null, zipcodeNearFavouriteStore: null }),
  unlockedBy: 'feature_premiumBadge',
  isOptional: true,
} as const satisfies Section<StoreContent>;

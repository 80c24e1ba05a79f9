import { withoutRules, type SectionRules } from './section-rules.js';

/** The business at the maps service, where its reviews come from (WS-101). */
export const reviews: SectionRules<'reviews'> = {
  ...withoutRules,
  empty: () => ({ googlePlaceId: null }),
  tidy: () => ({}),
  // A maps service would turn it into the street that the vendor does not show.
  shown: ({ displayStoreAddress }) => (displayStoreAddress ? {} : { googlePlaceId: null }),
};

import { withoutRules, type SectionRules } from './section-rules.js';

/** The business at the maps service, the source of its reviews (WS-101). */
export const reviews: SectionRules<'reviews'> = {
  ...withoutRules,
  // A maps service would resolve it to the street that the vendor hides.
  shown: ({ displayStoreAddress }) => (displayStoreAddress ? {} : { googlePlaceId: null }),
};

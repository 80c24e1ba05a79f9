import { withoutRules, type SectionRules } from './section-rules.js';

/** The retailer's store at which couples can meet the vendor (WS-121). */
export const store: SectionRules<'store'> = {
  ...withoutRules,
  empty: () => ({ favouriteStore: null, zipcodeNearFavouriteStore: null }),
  tidy: () => ({}),
};

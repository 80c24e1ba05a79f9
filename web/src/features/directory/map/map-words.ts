import type { ListingCardView, VendorClusterView } from '#contracts/directory/directory.views.js';
import { formatPlace } from '../../../base/format.js';
import { directory } from '../../../texts/directory.js';
import { map as texts } from '../../../texts/map.js';

export const kindOf = ({ categoryName, city, state }: ListingCardView): string =>
  directory.card.categoryIn(categoryName, formatPlace(city, state));

/** The name of a marker. */
export const nameOf = ({ listing, count, around }: VendorClusterView): string =>
  listing ? `${listing.name}, ${kindOf(listing)}` : texts.group(count, around);

import { randomUUIDv7 } from 'node:crypto';
import type { WebstoreContent } from '#contracts/webstore/sections.js';

/**
 * Returns the content of another location of the same business: a copy without pictures, which belong to one webstore,
 * and without anything that differs from place to place.
 */
export const contentOfLocation = (content: WebstoreContent, name: string): WebstoreContent => ({
  ...structuredClone(content),
  name,
  url: null,
  serviceArea: '',
  physicalStore: false,
  locationAddressType: null,
  displayStoreAddress: false,
  addresses: [],
  googlePlaceId: null,
  favouriteStore: null,
  zipcodeNearFavouriteStore: null,
  packages: content.packages.map(withoutPicture),
  faqs: content.faqs.map((item) => ({ ...item, id: randomUUIDv7() })),
  awards: content.awards.map(withoutPicture),
});

const withoutPicture = <Item extends { id: string; imageId: string | null }>(item: Item): Item => ({
  ...structuredClone(item),
  id: randomUUIDv7(),
  imageId: null,
});

import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';

/** The draft of a webstore that has a name and nothing else yet. */
export const emptyContent = (name: string): WebstoreContent => ({
  name,
  url: null,
  businessDescription: '',
  categoryIds: [],
  subCategoryIds: {},
  services: [],
  styles: [],
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
});

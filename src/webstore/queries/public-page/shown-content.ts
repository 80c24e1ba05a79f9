import type { AddressContent, SocialLinkKey, WebstoreContent } from '#contracts/webstore/webstore-content.js';
import { countsGuests } from '../../domain/counts-guests.js';

/** Content as visitors may know it: what the vendor does not show is not sent. */
export function shownContent(content: WebstoreContent): WebstoreContent {
  return {
    ...content,
    ...travelOrGuests(content),
    addresses: content.displayStoreAddress ? content.addresses : content.addresses.map(townOnly), // WS-223
    googlePlaceId: content.displayStoreAddress ? content.googlePlaceId : null, // a maps service turns it into a street
    priceTier: content.displayPriceTier ? content.priceTier : null, // WS-222
    links: nonEmpty(content.links),
  };
}

/** WS-224: where guests come to a place there is no travel, and nobody else has a capacity. */
const travelOrGuests = (content: WebstoreContent): Partial<WebstoreContent> =>
  countsGuests(content.categoryIds) ? { travels: false, travelOption: null, travelDistance: null } : { capacity: null };

const townOnly = (address: AddressContent): AddressContent => ({
  ...address,
  street1: '',
  street2: '',
  zipCode: '',
  latitude: null,
  longitude: null,
});

/** WS-221 */
const nonEmpty = (links: WebstoreContent['links']): WebstoreContent['links'] =>
  Object.fromEntries(Object.entries(links).filter((link): link is [SocialLinkKey, string] => link[1].trim() !== ''));

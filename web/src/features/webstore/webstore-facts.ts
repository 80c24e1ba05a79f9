import type { AddressContent, SocialLinkKey } from '#contracts/webstore/webstore-content.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { formatPlace } from '../../base/format.js';
import { webstorePage as texts } from '../../texts/webstore-page.js';

/** The fields of a page from which the facts about a business are derived. */
export type BusinessFacts = Pick<
  PublicWebstoreView,
  | 'subCategoryNames'
  | 'styleNames'
  | 'capacity'
  | 'serviceArea'
  | 'travels'
  | 'travelOption'
  | 'travelDistance'
  | 'displayStoreAddress'
  | 'addresses'
  | 'phone'
  | 'links'
>;

const addressLine = ({ street1, street2, city, state, zipCode }: AddressContent) =>
  [street1, street2, `${formatPlace(city, state)} ${zipCode}`.trim()].filter((part) => part !== '').join(', ');

/** Whether a business has guests: then it has a capacity and no travel (WS-224), and the api omits one of both. */
function travelOf({ travels, travelOption, travelDistance, capacity }: BusinessFacts): string | null {
  if (!travels) return capacity === null ? texts.staysPut : null;
  return travelOption === null ? null : texts.travel(travelOption, travelDistance);
}

/** The location of a business: its address if it is public, else its market. */
export function placeOf({ addresses, serviceArea }: Pick<BusinessFacts, 'addresses' | 'serviceArea'>): string {
  const [first] = addresses;
  return first ? formatPlace(first.city, first.state) : serviceArea;
}

/** The facts about a business on the public page, name and value. */
export function webstoreFacts(webstore: BusinessFacts) {
  const [address] = webstore.addresses;
  const { capacity } = webstore;
  const lines: [string, string | null][] = [
    [texts.specialties, webstore.subCategoryNames.join(', ')],
    [texts.styles, webstore.styleNames.join(', ')],
    [texts.capacity, capacity === null || capacity === 0 ? null : texts.guests(capacity)],
    [texts.market, webstore.serviceArea],
    [texts.travels, travelOf(webstore)],
    [texts.address, webstore.displayStoreAddress && address ? addressLine(address) : null],
  ];
  return {
    lines: lines.filter((line): line is [string, string] => line[1] !== null && line[1] !== ''),
    links: Object.entries(webstore.links).filter((link): link is [SocialLinkKey, string] => link[1] !== ''),
  };
}

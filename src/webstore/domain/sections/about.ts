import type { AboutContent } from '#contracts/webstore/about-section.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import { isReservedAddress } from '#contracts/webstore/reserved-addresses.js';
import { serviceAreaErrors } from '#contracts/webstore/service-area.js';
import type { AddressContent, SocialLinkKey } from '#contracts/webstore/webstore-content.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { categoryById, isSubCategoryOf } from '../../catalogue/catalogue.js';
import { countsGuests } from '../../catalogue/counts-guests.js';
import type { DraftChanges, SectionRules } from './section-rules.js';

/** Name, address, category, price, and the area in which the business works. */
export const about: SectionRules<'about'> = {
  tidy: (next, changes) => ({
    url: next.url?.toLowerCase() ?? null,
    addresses: tidyAddresses(next, changes),
    capacity: countsGuests(next.categoryIds) && next.capacity ? next.capacity : null, // WS-23, WS-58
    subCategoryIds: changes.subCategoryIds ?? ofCategories(next.subCategoryIds, next.categoryIds),
  }),
  misfits(content, changes) {
    const errors = serviceAreaErrors(content, Object.keys(changes), countsGuests(content.categoryIds));
    if (content.categoryIds.some((id) => !categoryById(id))) errors['categoryIds'] = ['unknown-category'];
    if (!Object.entries(content.subCategoryIds).every(belongsTo(content.categoryIds))) {
      errors['subCategoryIds'] = ['not-of-category'];
    }
    if (content.url !== null && isReservedAddress(content.url)) errors['url'] = ['reserved'];
    return errors;
  },
  missing(content) {
    const complete: Partial<Record<PublishRequirement, boolean>> = {
      name: content.name.trim() !== '',
      category: content.categoryIds.length > 0,
      url: content.url !== null,
      businessDescription: content.businessDescription.trim() !== '',
      priceTier: content.priceTier !== null,
      capacity: content.capacity !== null || !countsGuests(content.categoryIds),
      serviceArea: hasServiceArea(content),
    };
    return (Object.keys(complete) as PublishRequirement[]).filter((requirement) => !complete[requirement]);
  },
  shown: (content) => ({
    ...travelOrGuests(content),
    addresses: content.displayStoreAddress ? content.addresses : content.addresses.map(townOnly), // WS-223
    priceTier: content.displayPriceTier ? content.priceTier : null, // WS-222
    links: nonEmpty(content.links),
  }),
};

/**
 * Keeps the address of the primary market consistent with the market: it gets the travel distance, and is removed when
 * the market changes.
 */
function tidyAddresses(next: WebstoreContent, changes: DraftChanges): AddressContent[] {
  const isRenamed = changes.serviceArea !== undefined && changes.addresses === undefined;
  return next.addresses
    .filter(({ addressType, city, state }) => {
      return addressType !== 'serviceArea' || !isRenamed || `${city}, ${state}` === changes.serviceArea;
    })
    .map((address) =>
      address.addressType === 'serviceArea' && next.travelDistance !== null
        ? { ...address, travelRadius: next.travelDistance }
        : address,
    );
}

const ofCategories = (subCategoryIds: Record<string, number[]>, categoryIds: readonly number[]) =>
  Object.fromEntries(Object.entries(subCategoryIds).filter(([id]) => categoryIds.includes(Number(id))));

const belongsTo =
  (categoryIds: readonly number[]) =>
  ([categoryId, ids]: [string, number[]]) =>
    categoryIds.includes(Number(categoryId)) && ids.every((id) => isSubCategoryOf(Number(categoryId), id));

/** Returns whether guests come to the business; otherwise it travels. */
function hasServiceArea(content: WebstoreContent): boolean {
  if (countsGuests(content.categoryIds)) return content.addresses.some((address) => address.city !== '');
  if (content.travelOption !== 'locally') return content.travelOption !== null;
  return content.serviceArea.trim() !== '' && content.travelDistance !== null;
}

/** Businesses to which guests come do not travel, and only they have a capacity (WS-224). */
const travelOrGuests = (content: WebstoreContent): Partial<AboutContent> =>
  countsGuests(content.categoryIds)
    ? { travels: false, travelOption: null, travelDistance: null }
    : { travels: content.travels || content.travelOption !== null, capacity: null };

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

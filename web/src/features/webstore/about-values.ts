import type { CategoryView } from '#contracts/webstore/category.view.js';
import { guestCategories } from '#contracts/webstore/guest-categories.js';
import { normalizedLink } from '#contracts/webstore/social-links.js';
import { socialLinkKeys } from '#contracts/webstore/webstore-content.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { serviceAreaFields } from '#contracts/webstore/service-area.js';

/** The fields of the About page, in their order. */
export const aboutFields = [
  'name',
  'url',
  'businessDescription',
  'categoryIds',
  'subCategoryIds',
  'priceTier',
  'displayPriceTier',
  'capacity',
  ...serviceAreaFields,
  'phone',
  'links',
] as const satisfies (keyof WebstoreContent)[];

export type AboutField = (typeof aboutFields)[number];
export type AboutValues = Pick<WebstoreContent, AboutField>;

/** The initial values of the form. A capacity of 0 is empty (WS-23). */
export const aboutValuesOf = (content: AboutValues): AboutValues =>
  ({
    ...Object.fromEntries(aboutFields.map((field) => [field, content[field]])),
    capacity: content.capacity === 0 ? null : content.capacity,
    // The other names of the street would contradict a street that is changed.
    addresses: content.addresses.map(({ address1: _line1, address2: _line2, ...address }) => address),
  }) as AboutValues;

/** Links in the order of the networks, as they are stored; empty fields are no links. */
export const filledLinks = (links: AboutValues['links']): AboutValues['links'] =>
  Object.fromEntries(
    socialLinkKeys
      .map((network) => [network, normalizedLink(network, links[network] ?? '')] as const)
      .filter(([, link]) => link !== ''),
  );

/** Subcategories are sets, whose order is irrelevant. Only the first category is the main one. */
export function comparable(values: AboutValues, field: AboutField): string {
  const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
  if (field === 'links') return JSON.stringify(filledLinks(values.links));
  if (field !== 'subCategoryIds') return JSON.stringify(values[field]);
  // Integer keys of an object are always in ascending order.
  const chosen = Object.entries(values.subCategoryIds).filter(([, ids]) => ids.length > 0);
  return JSON.stringify(chosen.map(([category, ids]) => [category, sorted(ids)]));
}

/** Returns whether the categories have a capacity: only venues and lodging do (WS-55). */
export const hasCapacity = (categories: readonly CategoryView[]): boolean =>
  categories.some(({ externalId }) => guestCategories.includes(externalId));

/** The categories with these ids, in the chosen order. */
export const categoriesOf = (ids: readonly number[], catalogue: readonly CategoryView[]): CategoryView[] =>
  ids.flatMap((id) => catalogue.find((category) => category.id === id) ?? []);

/** Removes the subcategories of a removed category, and the capacity (WS-58). */
export function withCategories(
  values: AboutValues,
  categoryIds: number[],
  catalogue: readonly CategoryView[],
): AboutValues {
  const categories = categoriesOf(categoryIds, catalogue);
  return {
    ...values,
    categoryIds,
    subCategoryIds: Object.fromEntries(
      Object.entries(values.subCategoryIds).filter(([category]) => categoryIds.includes(Number(category))),
    ),
    capacity: hasCapacity(categories) ? values.capacity : null,
  };
}

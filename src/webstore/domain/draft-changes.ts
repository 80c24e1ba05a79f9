import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { isReservedAddress } from '#contracts/webstore/reserved-addresses.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { categoryById, isSubCategoryOf, servicesOf, stylesOf } from '../catalogue/catalogue.js';
import { countsGuests } from './counts-guests.js';

export type DraftChanges = Partial<WebstoreContent>;

/**
 * The draft after some of its fields have changed. A field the vendor chose is checked against the others; a field that
 * only follows (services of a category that was taken off, the capacity of a business without guests) is tidied.
 * @throws Refusal `invalid-input` naming the chosen fields that do not fit
 */
export function applyChanges(draft: WebstoreContent, changes: DraftChanges): WebstoreContent {
  const next = { ...draft, ...definedIn(changes) };
  next.url = next.url?.toLowerCase() ?? null;
  next.addresses = next.addresses.map((address) => ({ ...address })); // as they are stored, not as a request's class
  next.capacity = countsGuests(next.categoryIds) && next.capacity ? next.capacity : null; // WS-23, WS-58
  if (!changes.services) next.services = next.services.filter(isOneOf(servicesOf(next.categoryIds)));
  if (!changes.styles) next.styles = next.styles.filter(isOneOf(stylesOf(next.categoryIds)));
  if (!changes.subCategoryIds) next.subCategoryIds = ofCategories(next.subCategoryIds, next.categoryIds);
  const errors = misfits(next);
  if (Object.keys(errors).length > 0) {
    throw new Refusal('invalid-input', `Check ${Object.keys(errors).join(', ')}.`, { fields: errors });
  }
  return next;
}

const definedIn = (changes: DraftChanges): DraftChanges =>
  Object.fromEntries(Object.entries<unknown>(changes).filter(([, value]) => value !== undefined));

const isOneOf = (items: readonly { id: number }[]) => {
  const ids = new Set(items.map((item) => item.id));
  return (id: number) => ids.has(id);
};

const ofCategories = (subCategoryIds: Record<string, number[]>, categoryIds: readonly number[]) =>
  Object.fromEntries(Object.entries(subCategoryIds).filter(([id]) => categoryIds.includes(Number(id))));

function misfits(content: WebstoreContent): FieldErrors {
  const errors: FieldErrors = {};
  if (content.categoryIds.some((id) => !categoryById(id))) errors['categoryIds'] = ['unknown-category'];
  const chosen = Object.entries(content.subCategoryIds);
  const belongs = ([categoryId, ids]: [string, number[]]) =>
    content.categoryIds.includes(Number(categoryId)) && ids.every((id) => isSubCategoryOf(Number(categoryId), id));
  if (!chosen.every(belongs)) errors['subCategoryIds'] = ['not-of-category'];
  if (!content.services.every(isOneOf(servicesOf(content.categoryIds)))) errors['services'] = ['not-of-category'];
  if (!content.styles.every(isOneOf(stylesOf(content.categoryIds)))) errors['styles'] = ['not-of-category'];
  if (content.url !== null && isReservedAddress(content.url)) errors['url'] = ['reserved'];
  return errors;
}

import { guestCategories } from '#contracts/webstore/guest-categories.js';
import { categoryById } from './catalogue.js';

/** Venues and lodging have a capacity and no travel (DIR-22, WS-184). */
export const countsGuests = (categoryIds: readonly number[]): boolean =>
  categoryIds.some((id) => guestCategories.includes(categoryById(id)?.externalId ?? ''));

import { categoryById } from '../catalogue/catalogue.js';

/** Venues and lodging have a capacity and no travel (DIR-22, WS-184). */
export const countsGuests = (categoryIds: readonly number[]): boolean =>
  categoryIds.some((id) => ['venues', 'lodging'].includes(categoryById(id)?.externalId ?? ''));

import { Refusal } from '#src/platform/domain/refusal.js';
import type { DraftChanges } from '../domain/sections/section-rules.js';
import type { Establishments } from '../establishments/establishments.js';

/**
 * Checks that the maps service knows a place whose reviews are newly selected. Done before the transaction: the service
 * may take seconds.
 * @throws Refusal `invalid-input` naming `googlePlaceId`
 */
export async function checkPlace(establishments: Establishments, { googlePlaceId }: DraftChanges): Promise<void> {
  if (typeof googlePlaceId !== 'string' || (await establishments.find(googlePlaceId))) return;
  throw new Refusal('invalid-input', 'Check googlePlaceId.', { fields: { googlePlaceId: ['unknown-place'] } });
}

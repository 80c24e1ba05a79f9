import type { FieldErrors } from '#contracts/shared/problem.js';
import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { DraftChanges } from '../domain/sections/section-rules.js';

/** The two names of each line of a street (WS-7), the stored one first. */
const lines = [
  ['street1', 'address1'],
  ['street2', 'address2'],
] as const;

/**
 * Reads the lines of a street by either of their names; only one of them is stored.
 * @throws Refusal `invalid-input` when both are given and differ
 */
export function readStreets(changes: DraftChanges): DraftChanges {
  if (!changes.addresses) return changes;
  const errors: FieldErrors = {};
  const addresses = changes.addresses.map((address, index) => {
    const given: Partial<AddressContent> = { ...address };
    for (const [name, other] of lines) {
      const { [name]: line, [other]: again } = given;
      if (line !== undefined && again !== undefined && line !== again) {
        errors[`addresses.${index}.${other}`] = [`differs-from-${name}`];
      }
      given[name] = line ?? again ?? '';
      delete given[other];
    }
    return given as AddressContent;
  });
  if (Object.keys(errors).length > 0) {
    throw new Refusal('invalid-input', `Check ${Object.keys(errors).join(', ')}.`, { fields: errors });
  }
  return { ...changes, addresses };
}

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { documentedCalls, isAboutCombination, refusedFields } from '../fuzz/documented-calls.js';

const numRuns = 8;

describe.each(documentedCalls)('$name', (call) => {
  it('accepts values that the OpenAPI document allows', () => {
    fc.assert(
      fc.property(call.valid, (made) => {
        const refused = refusedFields(call.route, made);
        expect(
          refused.length > 0 && !(made.body === undefined && isAboutCombination(call, made)) ? refused : [],
        ).toEqual([]);
      }),
      { numRuns },
    );
  });

  const { invalid } = call;
  if (!invalid) return;
  it('refuses values that the OpenAPI document does not allow', () => {
    fc.assert(
      fc.property(invalid, (made) => {
        expect(refusedFields(call.route, made)).not.toEqual([]);
      }),
      { numRuns },
    );
  });
});

import type { WrittenCalls } from './written-call.js';

/*
 * Calls that the requirements specify and that are not built yet. They are compared like the others as soon as there is
 * a route of their method and path, and then move to `required-calls.ts`. Sources as there; calls whose path the
 * sources leave open are not listed.
 */
export const laterCalls: WrittenCalls = {
  // Source C, section 7.
  'PUT /api/webstores/{id}/kpis': {},
  'GET /api/webstores/category/{a}/{b}/{c}': {},
  'GET /api/routes': {},
  // Source B, section 7.
  'PUT /api/webstores/{id}/beginClaim': {},
  'PUT /api/webstores/{id}/claim': { body: 'code' },
  'POST /api/verify-business': {
    body: 'businessName address city state postalCode ein webstoreId crawledVendorId copyData',
    answer: 'tinValidationResult{validationPass}',
  },
};

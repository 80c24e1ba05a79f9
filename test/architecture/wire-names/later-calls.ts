import type { WrittenCalls } from './written-call.js';

/*
 * Calls that the requirements spell out and that are not built yet. They are compared like the others as soon as there is
 * a route of their method and path, and then move to `required-calls.ts`. Sources as there; calls whose path the sources
 * leave open are not listed.
 */
export const laterCalls: WrittenCalls = {
  // Source C, section 7.
  'POST /api/webstores/{id}/report': {},
  'PUT /api/webstores/{id}/kpis': {},
  'GET /api/webstores/category/{a}/{b}/{c}': {},
  'POST /api/users/{id}/report': {},
  'GET /api/routes': {},
  // Source A, section 7.
  'GET /api/event/{id}/uploadImage': { query: 'filename noCacheKey', answer: 'signedUrl' },
  'PUT /api/event/{id}/confirmUploadImage': {
    body: 'category preSignedUrl contentType height width ordinal',
  },
  'DELETE /api/event/{id}/images/{imageId}': {},
  // Source B, section 7.
  'POST /api/webstores': { body: 'vendorId name crawledData' },
  'PUT /api/webstores/{id}/copy': {},
  'DELETE /api/webstores/{id}': {},
  'PUT /api/webstores/{id}/beginClaim': {},
  'PUT /api/webstores/{id}/claim': { body: 'code' },
  'POST /api/verify-business': {
    body: 'businessName address city state postalCode ein webstoreId crawledVendorId copyData',
    answer: 'tinValidationResult{validationPass}',
  },
};

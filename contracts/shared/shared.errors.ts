import type { ErrorKind } from './problem.js';

/** Errors that any route can answer. */
export const sharedErrors = {
  'invalid-input': 'invalid',
  'malformed-body': 'invalid',
  'not-signed-in': 'unauthenticated',
  'session-ended': 'unauthenticated',
  'not-allowed': 'forbidden',
  'unavailable-for-admins': 'forbidden',
  'address-expired': 'forbidden',
  'address-used': 'conflict',
  'signature-not-valid': 'invalid',
  'upload-incomplete': 'invalid',
  'not-found': 'notFound',
  'method-not-allowed': 'wrongMethod',
  'changed-meanwhile': 'conflict',
  'body-too-large': 'tooLarge',
  'unsupported-media-type': 'unsupported',
  'too-many-requests': 'tooMany',
  'temporarily-unavailable': 'unavailable',
  'unexpected-error': 'internal',
} as const satisfies Record<string, ErrorKind>;

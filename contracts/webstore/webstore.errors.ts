import type { ErrorKind } from '../shared/problem.js';

export const webstoreErrors = {
  'webstore-not-found': 'notFound',
  'establishment-not-found': 'notFound',
  'web-store-name-exists': 'conflict',
  'stale-version': 'conflict',
  'not-ready-to-publish': 'conflict',
  'terms-not-accepted': 'conflict',
  'account-is-closed': 'conflict',
  'removal-requested': 'conflict',
  'section-locked': 'forbidden',
} as const satisfies Record<string, ErrorKind>;

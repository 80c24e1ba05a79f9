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
  'listing-is-paused': 'conflict',
  'section-locked': 'forbidden',
  'locations-need-premium': 'forbidden',
  'too-many-locations': 'conflict',
  'location-name-taken': 'conflict',
  'exceeds-five-images': 'conflict',
  'exceeds-max-images': 'conflict',
  /** Params: `max`, the pictures of all packages or awards, with those that were replaced since the last publish. */
  'exceeds-section-images': 'conflict',
  'unsupported-file-type': 'unsupported',
  'exceeds-max-size': 'tooLarge',
  'image-not-found': 'notFound',
  'upload-not-found': 'notFound',
  'upload-missing': 'conflict',
  'image-unreadable': 'conflict',
} as const satisfies Record<string, ErrorKind>;

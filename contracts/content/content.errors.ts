import type { ErrorKind } from '../shared/problem.js';

export const contentErrors = {
  'place-not-found': 'notFound',
  'location-unknown': 'notFound',
  'feature-toggle-not-found': 'notFound',
} as const satisfies Record<string, ErrorKind>;

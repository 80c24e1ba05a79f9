import type { ErrorKind } from '../shared/problem.js';

export const directoryErrors = {
  'search-unavailable': 'unavailable',
  'index-run-not-found': 'notFound',
  'index-run-in-progress': 'conflict',
} as const satisfies Record<string, ErrorKind>;

import type { ErrorKind } from '../shared/problem.js';

export const directoryErrors = {
  'search-unavailable': 'unavailable',
} as const satisfies Record<string, ErrorKind>;

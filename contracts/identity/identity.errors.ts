import type { ErrorKind } from '../shared/problem.js';

export const identityErrors = {
  'invalid-credentials': 'unauthenticated',
  'refresh-refused': 'unauthenticated',
} as const satisfies Record<string, ErrorKind>;

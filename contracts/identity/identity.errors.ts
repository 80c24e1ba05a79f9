import type { ErrorKind } from '../shared/problem.js';

export const identityErrors = {
  'invalid-credentials': 'unauthenticated',
  'refresh-refused': 'unauthenticated',
  'email-not-found': 'notFound',
  'password-grant-refused': 'forbidden',
  'hand-over-refused': 'unauthenticated',
  'one-time-code-refused': 'invalid',
  'email-taken': 'conflict',
} as const satisfies Record<string, ErrorKind>;

import type { ErrorKind } from '../shared/problem.js';

export const identityErrors = {
  'invalid-credentials': 'unauthenticated',
  'refresh-refused': 'unauthenticated',
  'email-not-found': 'notFound',
  'password-grant-refused': 'forbidden',
  'hand-over-refused': 'unauthenticated',
  'invalid-state': 'unauthenticated',
  'single-sign-on-failed': 'unauthenticated',
  'single-sign-on-off': 'notFound',
  'single-sign-on-unavailable': 'unavailable',
  'user-not-created': 'conflict',
  'one-time-code-refused': 'invalid',
  'email-taken': 'conflict',
  'export-not-ready': 'conflict',
  'operator-account': 'conflict',
  'second-factor-refused': 'invalid',
  'second-factor-missing': 'forbidden',
  'sign-in-expired': 'unauthenticated',
  'enrolment-expired': 'conflict',
  'email-change-over': 'conflict',
  'unsubscribe-link-not-valid': 'invalid',
} as const satisfies Record<string, ErrorKind>;

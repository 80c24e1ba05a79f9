import type { ErrorKind } from '../shared/problem.js';

export const operationsErrors = {
  'queue-not-found': 'notFound',
  'job-not-found': 'notFound',
  'correlation-not-found': 'notFound',
  'redrive-run-not-found': 'notFound',
  'fault-not-found': 'notFound',
  'traced-webstore-not-found': 'notFound',
  'job-is-running': 'conflict',
  'job-not-failed': 'conflict',
  'job-not-delayed': 'conflict',
  'job-already-over': 'conflict',
  'run-already-over': 'conflict',
} as const satisfies Record<string, ErrorKind>;

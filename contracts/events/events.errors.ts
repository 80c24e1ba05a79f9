import type { ErrorKind } from '../shared/problem.js';

export const eventsErrors = {
  'event-not-found': 'notFound',
} as const satisfies Record<string, ErrorKind>;

interface DatabaseError {
  message: string;
  stack?: string;
  detail?: unknown;
}

const isDatabaseError = (error: unknown): error is DatabaseError => error instanceof Error && 'detail' in error;

/**
 * Removes the values of the failing row from a database error. MikroORM appends PostgreSQL's detail ('Failing row
 * contains (…)') to its message, and messages are written to logs and delivery histories, which must not contain emails
 * or hashes. The operation and the constraint stay in the message.
 */
export function withoutRowValues(error: unknown): unknown {
  if (!isDatabaseError(error) || typeof error.detail !== 'string') return error;
  const appended = `\n - detail: ${error.detail}`;
  error.message = error.message.replace(appended, '');
  error.stack = error.stack?.replace(appended, '');
  error.detail = undefined;
  return error;
}

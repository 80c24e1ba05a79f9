interface DatabaseError {
  message: string;
  stack?: string;
  detail?: unknown;
}

const isDatabaseError = (error: unknown): error is DatabaseError => error instanceof Error && 'detail' in error;

/**
 * Takes the values of the failing row out of a database error: MikroORM appends PostgreSQL's detail ('Failing row
 * contains (…)') to its message, and messages go into logs and delivery histories, where no email and no hash belongs.
 * What failed and on which constraint stays.
 */
export function withoutRowValues(error: unknown): unknown {
  if (!isDatabaseError(error) || typeof error.detail !== 'string') return error;
  const appended = `\n - detail: ${error.detail}`;
  error.message = error.message.replace(appended, '');
  error.stack = error.stack?.replace(appended, '');
  error.detail = undefined;
  return error;
}

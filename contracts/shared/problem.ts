/** Kinds of errors, one for each way in which a caller can react. Each error code belongs to one kind. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'wrongMethod'
  | 'conflict'
  | 'tooLarge'
  | 'unsupported'
  | 'tooMany'
  | 'unavailable'
  | 'internal';

/** The one place where kinds become HTTP status codes. */
export const statusOfKind: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  wrongMethod: 405,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
};

/** Codes by the name of the refused field; nested fields are written with dots (`addresses.0.city`). */
export type FieldErrors = Record<string, string[]>;

/**
 * The body of every failed call (`application/problem+json`, RFC 9457) and the data of the socket's `Error` action.
 * `error` is the code a program reacts to, `message` a sentence for a person, `params` the numbers a text needs
 * (`{limit: 120}`), `correlationId` what an operator searches the logs for.
 */
export interface Problem {
  status: number;
  error: string;
  message: string;
  fields?: FieldErrors;
  params?: Record<string, string | number>;
  correlationId: string;
}

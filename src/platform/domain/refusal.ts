import type { FieldErrors } from '#contracts/shared/problem.js';
import type { ErrorCode } from '#contracts/errors.js';

/**
 * A violated rule of the domain. The code is part of the contract (its kind decides the HTTP status), the message is
 * for users, and `fields` names the fields to correct.
 */
export class Refusal extends Error {
  readonly fields?: FieldErrors;
  readonly params?: Record<string, string | number>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: { fields?: FieldErrors; params?: Record<string, string | number>; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'Refusal';
    this.fields = details.fields;
    this.params = details.params;
  }
}

import type { FieldErrors } from '#contracts/shared/problem.js';
import type { ErrorCode } from '#contracts/errors.js';

/**
 * A rule said no. The code is part of the contract (its kind decides the status), the sentence is for a person, and
 * `fields` names what has to change.
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

import type { FieldErrors } from './problem.js';

/** Thrown by the pure parsers of contracts; the api answers it as a 400 `invalid-input` problem. */
export class InvalidInput extends Error {
  constructor(readonly fields: FieldErrors) {
    super(`Check ${Object.keys(fields).join(', ')}.`);
    this.name = 'InvalidInput';
  }
}

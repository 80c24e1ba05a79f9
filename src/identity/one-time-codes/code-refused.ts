import { Refusal } from '../../platform/domain/refusal.js';

/** Wrong, expired, tried too often, or of somebody who does not exist: all the same to whoever guesses. */
export const codeRefused = (): Refusal =>
  new Refusal('one-time-code-refused', 'This code is not right, or it has expired.');

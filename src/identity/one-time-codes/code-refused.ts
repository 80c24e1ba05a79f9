import { Refusal } from '#src/platform/domain/refusal.js';

/** The same refusal for wrong, expired and exhausted codes and for unknown accounts, so that it reveals nothing. */
export const codeRefused = (): Refusal => new Refusal('one-time-code-refused', 'This code is wrong or has expired.');

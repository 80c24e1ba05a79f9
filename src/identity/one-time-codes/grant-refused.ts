import { Refusal } from '#src/platform/domain/refusal.js';

/** The same refusal for a missing, foreign or expired grant, so that it reveals nothing about an email. */
export const grantRefused = (): Refusal =>
  new Refusal('password-grant-refused', 'Request a code first, then set the password within ten minutes.');

import { Refusal } from '../../platform/domain/refusal.js';

/** No grant, one of somebody else, or one that is over: all the same to whoever only knows an email. */
export const grantRefused = (): Refusal =>
  new Refusal('password-grant-refused', 'Ask for a code first: a password is set within ten minutes of it.');

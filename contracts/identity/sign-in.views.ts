import type { UserField } from './user-field.js';

/**
 * How the owner of an email signs in (ID-50). `NEW`: with the password. `OLD`: the account comes from the older user
 * pool; a code is on its way to the email, and after it a password is set, together with the fields that are required.
 */
export interface EmailCheckView {
  newPoolOrOldPool: 'NEW' | 'OLD';
  userFieldsRequired: UserField[];
}

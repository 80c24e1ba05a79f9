import type { UserField } from './user-field.js';

/**
 * How the owner of an email signs in (ID-50). `NEW`: with the password. `OLD`: the account was imported from the older
 * user pool. A code was mailed, and after it the user sets a password and the required fields.
 */
export interface EmailCheckView {
  newPoolOrOldPool: 'NEW' | 'OLD';
  userFieldsRequired: UserField[];
}

/**
 * What a one-time code allows once: to confirm the email of a new account, to set the first password of an account from
 * the older pool, to replace a forgotten password, to change the email, and for an account that has no password
 * to close it, to copy its data or to change its second factor.
 */
export const codePurposes = [
  'verify-email',
  'set-password',
  'reset-password',
  'change-email',
  'close-account',
  'export-data',
  'second-factor',
] as const;

export type CodePurpose = (typeof codePurposes)[number];

/**
 * What a one-time code allows once: to confirm the e-mail of a new account, to set the first password of an account from
 * the older pool, to replace a forgotten password, to change the e-mail, to close an account that has no password or to
 * change its second factor.
 */
export const codePurposes = [
  'verify-email',
  'set-password',
  'reset-password',
  'change-email',
  'close-account',
  'second-factor',
] as const;

export type CodePurpose = (typeof codePurposes)[number];

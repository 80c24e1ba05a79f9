/**
 * The action that a one-time code authorizes once: confirming the email of a new account, setting the first password of
 * an imported account, replacing a forgotten password, changing the email, and, for an account without a password,
 * closing it, exporting its data or changing its second factor.
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

/**
 * What a one-time code allows once: to confirm the e-mail of a new account, to set the first password of an account from
 * the older pool, to replace a forgotten password, to change the e-mail, to change the second factor of an account that
 * has no password.
 */
export const codePurposes = ['verify-email', 'set-password', 'reset-password', 'change-email', 'second-factor'] as const;

export type CodePurpose = (typeof codePurposes)[number];

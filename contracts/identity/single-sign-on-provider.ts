/**
 * The choices of single sign-on (ID-67): one OpenID provider for couples, vendors and operators. `staff` is a stub without
 * any effect (ID-74).
 */
export const singleSignOnProviders = ['event-user', 'vendor', 'admin', 'staff'] as const;

export type SingleSignOnProvider = (typeof singleSignOnProviders)[number];

/** The ways to start a session (ID-16, ID-67): a password, a provider of single sign-on, or an impersonation. */
export const loginProviders = ['password', 'event-user', 'vendor', 'admin', 'staff', 'admin-impersonation'] as const;

export type LoginProvider = (typeof loginProviders)[number];

export const roles = ['Admin', 'Vendor'] as const;

/** Roles as they are stored and sent (ID-1). */
export type Role = (typeof roles)[number];

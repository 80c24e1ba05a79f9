import type { AuthUserView } from '#contracts/identity/identity.views.js';

/** Somebody who plans a day: signed in, and neither a vendor nor one of those who run the site (ID-1). */
export const isEventUser = (user: AuthUserView | null): boolean => user?.roles.length === 0;

import type { AuthUserView } from '#contracts/identity/identity.views.js';

/** The identity of a user; a sign-in stored by an older version may lack the other fields. */
type Known = Pick<AuthUserView, 'isAdmin' | 'roles'> & Partial<Pick<AuthUserView, 'settings' | 'props'>>;

/**
 * Returns whether a user plans an event: signed in, and neither a vendor nor an operator (ID-1). A couple that adds a
 * business stays one (ID-3): the account began as a couple's, or has favorites.
 */
export function isEventUser(user: Known | null): boolean {
  if (!user || user.isAdmin) return false;
  return user.roles.length === 0 || user.settings?.newVendorSignup === 'bride' || hasFavorites(user);
}

/** Whether a user needs links to an event: every event user except one who has only begun to sign up as a vendor. */
export const needsEventLinks = (user: Known | null): boolean =>
  isEventUser(user) && (user?.settings?.newVendorSignup !== 'vendor' || hasFavorites(user));

const hasFavorites = (user: Known): boolean => (user.props?.favorites.length ?? 0) > 0;

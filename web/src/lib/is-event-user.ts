import type { AuthUserView } from '#contracts/identity/identity.views.js';

/** What tells who somebody is; a sign-in that an older version kept may lack the rest. */
type Known = Pick<AuthUserView, 'isAdmin' | 'roles'> & Partial<Pick<AuthUserView, 'settings' | 'props'>>;

/**
 * Somebody who plans a day: signed in, and neither a vendor nor one of those who run the site (ID-1). A couple that adds
 * a business stays one (ID-3): the account began as a couple's, or has favourites.
 */
export function isEventUser(user: Known | null): boolean {
  if (!user || user.isAdmin) return false;
  const hasFavorites = (user.props?.favorites.length ?? 0) > 0;
  return user.roles.length === 0 || user.settings?.newVendorSignup === 'bride' || hasFavorites;
}

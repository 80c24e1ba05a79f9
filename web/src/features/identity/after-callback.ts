import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { AppName } from '#contracts/shared/socket.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isEventUser } from '../../lib/is-event-user.js';

interface Arrival {
  area: AppName;
  user: AuthUserView;
  /** A user with a webstore is a vendor, even before the roles include it (ID-8). */
  hasWebstore: boolean;
  /** The previously requested path of this site. */
  callback: string | undefined;
}

const isInAdminArea = (path: string) => path === pagePaths.admin || path.startsWith(`${pagePaths.admin}/`);

/** The target after the login callback (ID-83); operators stay in their own area (ID-84). */
export function afterCallback({ area, user, hasWebstore, callback }: Arrival): string {
  if (area === 'admin') return callback !== undefined && isInAdminArea(callback) ? callback : pagePaths.adminAuthError;
  if (callback !== undefined) return callback;
  if (area === 'event-user') return isEventUser(user) ? pagePaths.dashboard : pagePaths.landing;
  if (area !== 'vendor') return pagePaths.landing;
  return user.roles.includes('Vendor') || hasWebstore ? pagePaths.vendorDashboard : pagePaths.vendorWelcome;
}

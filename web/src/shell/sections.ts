import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { siteSettings } from '../base/site-settings.js';
import { needsEventLinks } from '../lib/is-event-user.js';
import { shell } from '../texts/shell.js';
import { site } from '../texts/site.js';

export interface Section {
  /** A path of this site, or an external address. */
  to: string;
  name: string;
  /** Hidden for signed-in users. */
  isForVisitors?: boolean;
}

export const isVendor = (user: AuthUserView | null): boolean => user?.roles.includes('Vendor') === true;

/** Whether a path belongs to the vendor area. */
export const isInVendorArea = (pathname: string): boolean => pathname.startsWith(`${pagePaths.vendor}/`);

/**
 * Navigation links for visitors and users. Public ones come first: the server renders those, and the rest is added
 * behind them without a layout shift.
 */
export function sectionsFor(user: AuthUserView | null): Section[] {
  const { planner } = siteSettings.links;
  return [
    { to: pagePaths.vendors, name: shell.vendors },
    { to: pagePaths.vendorCategories, name: shell.categories },
    ...(needsEventLinks(user) ? [{ to: pagePaths.dashboard, name: shell.myEvent }] : []),
    ...(user ? [] : [{ to: pagePaths.vendorSignUp, name: shell.becomeVendor, isForVisitors: true }]),
    ...(isVendor(user) ? [{ to: pagePaths.vendorEditAbout, name: site.myWebstore }] : []),
    ...(needsEventLinks(user) && !isVendor(user) && planner !== undefined
      ? [{ to: planner, name: shell.planning }]
      : []),
    ...(user?.isAdmin === true ? [{ to: pagePaths.operations, name: site.operations }] : []),
  ];
}

/** The link to the retail site; absent unless it is configured (OP-20). */
export function returnLink(): Section[] {
  const { retailSite } = siteSettings.links;
  return retailSite === undefined ? [] : [{ to: retailSite, name: shell.returnTo(retailSite) }];
}

import { useQuery } from '@tanstack/react-query';
import { Activity, ArrowLeftRight, Heart, LogOut, MonitorSmartphone, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ownWebstoresQuery } from '../features/webstore/api.js';
import { isEventUser } from '../lib/is-event-user.js';
import { useServices } from '../lib/services.js';
import { shell } from '../texts/shell.js';
import { site } from '../texts/site.js';
import type { MenuEntry } from '../ui/menu-list.js';
import { isInVendorArea, isVendor } from '../shell/sections.js';

/**
 * A user who began to sign up as a vendor and is none yet finds the link there (WEB-13); stored sign-ins may lack
 * settings.
 */
const startedAsVendor = (user: AuthUserView): boolean =>
  isEventUser(user) && (user as Partial<AuthUserView>).settings?.newVendorSignup === 'vendor';

/** Entries for signed-in users, signing out last. */
export function useOwnEntries(user: AuthUserView): MenuEntry[] {
  const { api } = useServices();
  const { pathname } = useLocation();
  const { data: own, isLoading } = useQuery({ ...ownWebstoresQuery(api, user.id), enabled: isVendor(user) });
  const published = own?.results.find(({ url, publishStatus }) => url !== null && publishStatus !== 'Unpublished');
  // Couples see a vendor at the address of the webstore; without one the link leads home (WEB-12).
  const customerView = published ? `/${published.url}` : pagePaths.landing;
  const otherView = isInVendorArea(pathname)
    ? { href: customerView, name: shell.toCustomerView, icon: ArrowLeftRight, isPending: isLoading }
    : { href: pagePaths.vendorWebstore, name: shell.toVendorView, icon: ArrowLeftRight };
  // A user with an event and a business gets the links of the current side.
  const asVendor = isVendor(user) && (isInVendorArea(pathname) || !isEventUser(user));
  const account = asVendor ? pagePaths.vendorAccountInformation : pagePaths.accountInformation;
  return [
    ...(isEventUser(user) ? [{ href: pagePaths.favorites, name: site.favorites, icon: Heart }] : []),
    ...(isVendor(user) || startedAsVendor(user) ? [otherView] : []),
    ...(user.isAdmin ? [{ href: pagePaths.operations, name: site.operations, icon: Activity }] : []),
    ...(isVendor(user) || isEventUser(user) ? [{ href: account, name: shell.account, icon: UserRound }] : []),
    { href: pagePaths.sessions, name: shell.sessions, icon: MonitorSmartphone },
    { href: pagePaths.logout, name: site.signOut, icon: LogOut },
  ];
}

import { Suspense, type ReactNode } from 'react';
import {
  BookHeart,
  CalendarDays,
  CircleUserRound,
  House,
  Map as MapIcon,
  LayoutDashboard,
  LogIn,
  MessageCircle,
  Store,
  type LucideIcon,
} from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { vendorEditPath } from '#contracts/webstore/editor-paths.js';
import { lazyPart } from '../base/lazy-part.js';
import { needsEventLinks } from '../lib/is-event-user.js';
import { useUser } from '../lib/services.js';
import { siteSettings } from '../base/site-settings.js';
import { shell } from '../texts/shell.js';
import { DrawerButton } from './drawer-button.js';
import { isInVendorArea, isVendor } from '../shell/sections.js';

interface Place {
  to: string;
  name: string;
  icon: LucideIcon;
  isExact?: boolean;
}

const home: Place = { to: pagePaths.landing, name: shell.home, icon: House, isExact: true };
const dashboard: Place = { to: pagePaths.dashboard, name: shell.dashboard, icon: LayoutDashboard };
const vendors: Place = { to: pagePaths.vendors, name: shell.vendors, icon: Store };
const webstore: Place = { to: pagePaths.vendorWebstore, name: shell.webstore, icon: Store };
const vendorDashboard: Place = { to: pagePaths.vendorDashboard, name: shell.dashboard, icon: LayoutDashboard };
const calendar: Place = { to: vendorEditPath('availability'), name: shell.calendar, icon: CalendarDays };

const inbox: Place = { to: pagePaths.inbox, name: shell.inbox, icon: MessageCircle };
/** Code of its own: visitors have no messages. */
const UnreadMark = lazyPart(() => import('../shell/unread-mark.js'));

/** Vendors have their own work in reach where they do it, and the directory elsewhere (WEB-16, WEB-17). */
function placesFor(user: AuthUserView | null, pathname: string): Place[] {
  const { planner = pagePaths.planning } = siteSettings.links;
  const sells = isVendor(user);
  if (sells && isInVendorArea(pathname)) return [vendorDashboard, webstore, calendar];
  return [
    sells ? webstore : vendors,
    ...(user?.isAdmin === true ? [] : [sells ? { ...inbox, to: pagePaths.vendorInbox } : inbox]),
    needsEventLinks(user) ? dashboard : home,
    sells ? calendar : { to: planner, name: shell.planning, icon: BookHeart },
  ];
}

/** The entry of the current page: the most specific, if one contains another. */
const shownOf = (places: readonly Place[], pathname: string): Place | undefined =>
  places
    .filter(({ to, isExact }) => pathname === to || (!isExact && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];

const item = (isActive: boolean) =>
  `flex h-full cursor-pointer flex-col items-center justify-center gap-1 text-12 font-medium outline-0 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-plum ${
    isActive ? 'text-plum' : 'text-muted'
  }`;

/** The most important links, within reach of a thumb: 69 px high, below 815 px. */
export function BottomBar() {
  const user = useUser();
  const { pathname } = useLocation();
  const places = placesFor(user, pathname);
  const shown = shownOf(places, pathname);
  return (
    <nav
      data-bottom-bar
      aria-label={shell.quickNavigation}
      className="sticky bottom-0 z-10 grid h-(--bottom-bar) auto-cols-[minmax(0,auto)] grid-flow-col border-t border-hairline bg-surface desk:hidden"
    >
      {places.map((place) => {
        const { to, name, icon } = place;
        const isShown = place === shown;
        return to.startsWith('/') ? (
          <Link key={name} to={to} aria-current={isShown ? 'page' : undefined} className={`relative ${item(isShown)}`}>
            <Inside icon={icon}>{name}</Inside>
            {user && icon === inbox.icon && (
              <Suspense fallback={null}>
                <span className="absolute top-1 left-1/2 size-8">
                  <UnreadMark path={to} />
                </span>
              </Suspense>
            )}
          </Link>
        ) : (
          <a key={name} href={to} className={item(false)}>
            <Inside icon={icon}>{name}</Inside>
          </a>
        );
      })}
      <WayToMap />
      {user ? (
        <DrawerButton className={item(false)}>
          <Inside icon={CircleUserRound}>{shell.account}</Inside>
        </DrawerButton>
      ) : (
        <NavLink to={pagePaths.login} data-for-visitors className={({ isActive }) => item(isActive)}>
          <Inside icon={LogIn}>{shell.logIn}</Inside>
        </NavLink>
      )}
    </nav>
  );
}

/** Link from a list of vendors to the same vendors on a map: in the bar, where it covers no card. */
function WayToMap() {
  const { pathname, search } = useLocation();
  const isList = [pagePaths.vendors, pagePaths.nationalVendors].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  if (!isList) return null;
  const withMap = new URLSearchParams(search);
  withMap.set('view', 'map');
  return (
    <Link to={{ pathname, search: `?${withMap}` }} rel="nofollow" className={`${item(false)} noscript:hidden`}>
      <Inside icon={MapIcon}>{shell.map}</Inside>
    </Link>
  );
}

function Inside({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon className="size-5.5" strokeWidth={1.6} aria-hidden />
      <span className="max-w-full truncate max-tiny:sr-only">{children}</span>
    </>
  );
}

import { Menu } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../lib/services.js';
import { shell } from '../texts/shell.js';
import { site } from '../texts/site.js';
import { Badge } from '../ui/badge.js';
import { Brand } from '../ui/brand.js';
import { buttonStyle } from '../ui/button-style.js';
import { focusRing } from '../ui/focus-ring.js';
import { DrawerButton } from './drawer-button.js';
import { FavoritesLink } from '../shell/favorites-link.js';
import { InboxLink } from '../shell/inbox-link.js';
import { JoinLink } from '../shell/join-link.js';
import { isInVendorArea, returnLink, sectionsFor } from '../shell/sections.js';
import { UserMenu } from './user-menu.js';

/** The brand, the navigation, and the user's menu. Below 815 px the navigation is in the drawer (WEB-11). */
export function TopBar() {
  const user = useUser();
  const { pathname } = useLocation();
  return (
    <header data-top-bar className="border-b border-hairline">
      <div className="wrap flex h-15 items-center gap-1 phone:gap-3 desk:h-18">
        <Brand name={site.name} />
        {isInVendorArea(pathname) && (
          <span className="hidden tablet:inline desk:hidden wide:inline">
            <Badge tone="calm">{site.forVendors}</Badge>
          </span>
        )}
        <Sections />
        <div className="ml-auto flex shrink-0 items-center gap-1 max-desk:-mr-3">
          <InboxLink />
          <FavoritesLink />
          {!user && pathname !== pagePaths.login && (
            <span data-for-visitors className="flex items-center gap-1">
              <JoinLink purpose="logIn" className={buttonStyle({ size: 'small', kind: 'quiet', className: 'px-3' })}>
                {site.signIn}
              </JoinLink>
              <JoinLink
                purpose="signUp"
                className={buttonStyle({ kind: 'primary', size: 'small', className: 'max-desk:hidden' })}
              >
                {site.signUp}
              </JoinLink>
            </span>
          )}
          {user && (
            <span className="hidden desk:block">
              <UserMenu user={user} />
            </span>
          )}
          <span className="desk:hidden noscript:hidden">
            <DrawerButton
              label={shell.menu}
              className={`${focusRing} grid size-11 cursor-pointer place-items-center rounded-full hover:text-plum`}
            >
              <Menu className="size-5" strokeWidth={1.75} aria-hidden />
            </DrawerButton>
          </span>
        </div>
      </div>
    </header>
  );
}

const link = `${focusRing} flex h-full items-center border-y-2 border-transparent text-14 font-medium whitespace-nowrap hover:text-plum forced-colors:border-[Canvas]`;

function Sections() {
  const sections = sectionsFor(useUser());
  return (
    <nav
      aria-label={site.mainNavigation}
      className="hidden h-full min-w-0 gap-5 desk:ml-4 desk:flex wide:ml-6 wide:gap-7"
    >
      {sections.map(({ to, name, isForVisitors }) =>
        to.startsWith('/') ? (
          <NavLink
            key={to}
            to={to}
            data-for-visitors={isForVisitors}
            className={({ isActive }) =>
              isActive ? `${link} border-b-plum text-plum forced-colors:border-b-[Highlight]` : link
            }
          >
            {name}
          </NavLink>
        ) : (
          <a key={to} href={to} className={link}>
            {name}
          </a>
        ),
      )}
      {returnLink().map(({ to, name }) => (
        <a key={to} href={to} className={`${link} min-w-0`}>
          <span className="truncate">{name}</span>
        </a>
      ))}
    </nav>
  );
}

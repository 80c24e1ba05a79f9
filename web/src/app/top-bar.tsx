import { NavLink, useLocation } from 'react-router-dom';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../lib/services.js';
import { site } from '../texts/site.js';
import { Badge } from '../ui/badge.js';
import { Brand } from '../ui/brand.js';
import { ButtonLink } from '../ui/button-link.js';
import { focusRing } from '../ui/focus-ring.js';

/** Brand, the way around, and who is signed in. */
export function TopBar() {
  const user = useUser();
  const inVendorArea = useLocation().pathname.startsWith(`${pagePaths.vendor}/`);
  return (
    <header className="border-b border-hairline">
      <div className="wrap flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 desk:min-h-18">
        <div className="flex items-center gap-3">
          <Brand name={site.name} />
          {inVendorArea && (
            <span className="hidden tablet:inline">
              <Badge tone="calm">{site.forVendors}</Badge>
            </span>
          )}
        </div>
        <nav aria-label={site.mainNavigation} className="flex items-center gap-4 desk:ml-4 desk:gap-7">
          <TopLink to={pagePaths.vendors} name={site.vendors} />
          {user?.roles.includes('Vendor') && <TopLink to={pagePaths.vendorEditAbout} name={site.myWebstore} />}
          {user?.isAdmin === true && <TopLink to={pagePaths.operations} name={site.operations} />}
        </nav>
        <div className="ml-auto flex items-center gap-3">{user ? <SignedIn user={user} /> : <SignInLink />}</div>
      </div>
    </header>
  );
}

function TopLink({ to, name }: { to: string; name: string }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        `${focusRing} rounded-input py-2 text-14 font-medium hover:text-plum ${isActive ? 'text-plum' : ''}`
      }
    >
      {name}
    </NavLink>
  );
}

function SignInLink() {
  return useLocation().pathname === pagePaths.login ? null : (
    <ButtonLink to={pagePaths.login} size="small" kind="quiet">
      {site.signIn}
    </ButtonLink>
  );
}

function SignedIn({ user }: { user: AuthUserView }) {
  return (
    <>
      <span className="hidden max-w-50 truncate text-14 text-muted tablet:inline">{`${user.firstName} ${user.lastName}`}</span>
      <ButtonLink to={pagePaths.logout} size="small" kind="quiet">
        {site.signOut}
      </ButtonLink>
    </>
  );
}

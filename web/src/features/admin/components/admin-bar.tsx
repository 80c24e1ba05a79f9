import { NavLink } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../../../lib/services.js';
import { admin } from '../../../texts/admin.js';
import { site } from '../../../texts/site.js';
import { Badge } from '../../../ui/badge.js';
import { Brand } from '../../../ui/brand.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { focusRing } from '../../../ui/focus-ring.js';

const places = [
  { to: pagePaths.adminWebstores, name: admin.pages.webstores },
  { to: pagePaths.adminUsers, name: admin.pages.users },
  { to: pagePaths.adminImages, name: admin.pages.images },
  { to: pagePaths.adminImpersonations, name: admin.pages.impersonations },
  { to: pagePaths.operations, name: admin.pages.operations },
];

/** The bar of the admin pages: whose pages these are, where to go, and the way out (ID-105). */
export default function AdminBar() {
  const isOperator = useUser()?.isAdmin === true;
  return (
    <header className="border-b border-hairline">
      <div className="ops-wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-2 wide:min-h-14">
        <div className="flex items-center gap-3">
          <Brand name={site.name} />
          <Badge tone="calm">{admin.area}</Badge>
        </div>
        {isOperator && (
          <>
            <nav aria-label={admin.navigation} className="min-w-0 max-desk:order-last max-desk:w-full">
              <ul className="flex gap-1 overflow-x-auto p-1 max-desk:-mx-1">
                {places.map(({ to, name }) => (
                  <li key={to}>
                    <NavLink
                      to={to}
                      className={({ isActive }) =>
                        `${focusRing} flex h-9 items-center rounded-input px-3 text-14 whitespace-nowrap ${
                          isActive ? 'bg-blush font-strong text-plum-dark' : 'font-medium hover:text-plum'
                        }`
                      }
                    >
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <span className="ml-auto">
              <ButtonLink to={pagePaths.logout} size="small" kind="quiet">
                {admin.logout}
              </ButtonLink>
            </span>
          </>
        )}
      </div>
    </header>
  );
}

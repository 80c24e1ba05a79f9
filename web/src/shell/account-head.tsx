import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { account as texts } from '../texts/account.js';
import { pageTitles } from '../texts/page-titles.js';
import { focusRing } from '../ui/focus-ring.js';
import { isInVendorArea } from './sections.js';

const ofCouples = [
  { to: pagePaths.accountInformation, name: texts.information },
  { to: pagePaths.accountSettings, name: texts.settings },
];
const ofVendors = [
  { to: pagePaths.vendorAccountInformation, name: texts.information },
  { to: pagePaths.vendorAccountSettings, name: texts.settings },
  { to: pagePaths.vendorWebstores, name: pageTitles.vendorWebstores },
  { to: pagePaths.vendorSubscriptions, name: pageTitles.vendorSubscriptions },
  { to: pagePaths.vendorBillingHistory, name: pageTitles.vendorBillingHistory },
  { to: pagePaths.vendorContracts, name: pageTitles.vendorContracts },
];

/** The heading of the account pages, and the way from one to the other. On phones it scrolls, the present page in view. */
export function AccountHead() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <>
      <h1 className="display-36">{texts.heading}</h1>
      <nav ref={nav} aria-label={texts.navigation} className="mt-6 -mb-px flex gap-6 overflow-x-auto">
        {(isInVendorArea(pathname) ? ofVendors : ofCouples).map(({ to, name }) => (
          <NavLink
            key={to}
            to={to}
            className={`${focusRing} shrink-0 rounded-t-input border-b-2 border-transparent py-2.5 whitespace-nowrap text-muted -outline-offset-2! hover:text-ink aria-[current=page]:border-plum aria-[current=page]:font-strong aria-[current=page]:text-ink`}
          >
            {name}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

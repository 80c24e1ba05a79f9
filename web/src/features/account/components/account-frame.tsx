import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { AccountView } from '#contracts/identity/account.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isInVendorArea } from '../../../shell/sections.js';
import { useServices, useUser } from '../../../lib/services.js';
import { account as texts } from '../../../texts/account.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { accountQuery } from '../account-query.js';

/** The layout of the account's pages: the navigation, and the account once it is loaded. */
export function AccountFrame({ children }: { children: (account: AccountView) => ReactNode }) {
  const { pathname } = useLocation();
  const ofVendor = isInVendorArea(pathname);
  const pages = [
    { to: ofVendor ? pagePaths.vendorAccountInformation : pagePaths.accountInformation, name: texts.information },
    { to: ofVendor ? pagePaths.vendorAccountSettings : pagePaths.accountSettings, name: texts.settings },
  ];
  return (
    <div className="wrap max-w-220 pt-10 pb-24 desk:pt-14">
      <h1 className="display-36">{texts.heading}</h1>
      <nav aria-label={texts.navigation} className="mt-6 -mb-px flex gap-6">
        {pages.map(({ to, name }) => (
          <NavLink
            key={to}
            to={to}
            className={`${focusRing} rounded-t-input border-b-2 border-transparent py-2.5 text-muted hover:text-ink aria-[current=page]:border-plum aria-[current=page]:font-strong aria-[current=page]:text-ink`}
          >
            {name}
          </NavLink>
        ))}
      </nav>
      <LoadedAccount>{children}</LoadedAccount>
    </div>
  );
}

function LoadedAccount({ children }: { children: (account: AccountView) => ReactNode }) {
  const { api } = useServices();
  const user = useUser();
  const { data, error, isFetching, refetch } = useQuery({
    ...accountQuery(api, user?.id ?? ''),
    enabled: user !== null,
  });
  if (data) return children(data);
  if (!error) return <Skeleton className="h-120 rounded-card" />;
  const tryAgain = (
    <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
      {site.tryAgain}
    </Button>
  );
  return <StatePanel icon={CloudOff} tone="problem" title={texts.failed} text={error.message} actions={tryAgain} />;
}

import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccountView } from '#contracts/identity/account.views.js';
import { AccountHead } from '../../../shell/account-head.js';
import { useServices, useUser } from '../../../lib/services.js';
import { account as texts } from '../../../texts/account.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { accountQuery } from '../account-query.js';

/** The layout of the account's pages: the navigation, and the account once it is loaded. */
export function AccountFrame({ children }: { children: (account: AccountView) => ReactNode }) {
  return (
    <div className="wrap max-w-220 pt-10 pb-24 desk:pt-14">
      <AccountHead />
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

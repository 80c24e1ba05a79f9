import type { ReactNode } from 'react';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { useVendorPlan } from '../lib/vendor-plan.js';
import { AccountHead } from './account-head.js';
import { LoadFailed } from '../ui/load-failed.js';
import { Skeleton } from '../ui/skeleton.js';

interface AccountPageProps {
  /** Names what could not be loaded. */
  failed: string;
  children: (vendor: VendorView, plan: VendorStripeDataView) => ReactNode;
}

/** An account page about the plan of a vendor, once the plan is loaded. */
export function AccountPage({ failed, children }: AccountPageProps) {
  const { vendor, plan, error, isFetching, refetch } = useVendorPlan();
  return (
    <div className="wrap max-w-220 pt-10 pb-24 desk:pt-14">
      <AccountHead />
      <div className="border-t border-hairline pt-9">
        {vendor && plan ? (
          children(vendor, plan)
        ) : error ? (
          <LoadFailed title={failed} text={error.message} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <Skeleton className="h-120 rounded-card" />
        )}
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ContractView } from '#contracts/billing/billing.views.js';
import { isRunning } from '#contracts/billing/subscription-status.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { formatShortDate } from '../../../base/format.js';
import { useServices } from '../../../lib/services.js';
import { usePaging } from '../../../lib/use-paging.js';
import { contracts as texts } from '../../../texts/subscriptions.js';
import { Badge } from '../../../ui/badge.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { PageLinks } from '../../../ui/page-links.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { contractsQuery } from '../api.js';
import { AccountPage } from '../../../shell/account-page.js';

/** Present and past plans of a vendor with their dates (OP-118), and the agreement behind them. */
export default function ContractsPage() {
  return (
    <AccountPage failed={texts.failed}>
      {(vendor) => (
        <>
          <Plans vendorId={vendor.id} />
          <Agreement vendor={vendor} />
        </>
      )}
    </AccountPage>
  );
}

function Plans({ vendorId }: { vendorId: string }) {
  const { api } = useServices();
  const { page } = usePaging();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(contractsQuery(api, vendorId, page));
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-card" />;
    return (
      <LoadFailed title={texts.failed} text={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <section>
      <h2 className="display-28">{texts.heading}</h2>
      <p className="mt-1 mb-5 text-muted">{texts.lead}</p>
      {data.results.length === 0 ? (
        <StatePanel icon={FileText} title={texts.none.title} text={texts.none.text} />
      ) : (
        <>
          <div className="overflow-hidden rounded-card border border-hairline bg-surface">
            <DataTable
              label={texts.heading}
              columns={columns}
              rows={data.results}
              keyOf={({ id }) => id}
              isStale={isPlaceholderData}
            />
          </div>
          <PageLinks list={data} />
        </>
      )}
    </section>
  );
}

const Agreement = ({ vendor }: { vendor: VendorView }) => (
  <section className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline p-5">
    <div>
      <h2 className="font-strong">{texts.agreement.title}</h2>
      <p className="text-14 text-muted">
        {vendor.tosAccepted ? texts.agreement.accepted : texts.agreement.notAccepted}
      </p>
    </div>
    <ButtonLink size="small" to={pagePaths.vendorTerms}>
      {texts.agreement.read}
    </ButtonLink>
  </section>
);

const dayOr = (day: string | null, none: string) =>
  day === null ? <span className="text-muted">{none}</span> : formatShortDate(day);

const columns: readonly Column<ContractView>[] = [
  {
    id: 'plan',
    name: texts.columns.plan,
    className: 'max-tablet:w-full',
    cell: ({ tierName, isOffered }) => (
      <>
        <span className="font-strong">{tierName}</span>
        {!isOffered && <span className="block text-12 text-muted">{texts.earlier}</span>}
      </>
    ),
  },
  { id: 'seats', name: texts.columns.seats, cell: ({ quantity }) => quantity },
  { id: 'start', name: texts.columns.start, cell: ({ startedAt }) => formatShortDate(startedAt) },
  { id: 'renewal', name: texts.columns.renewal, cell: ({ renewsAt }) => dayOr(renewsAt, texts.noDay) },
  { id: 'end', name: texts.columns.end, cell: ({ endsAt }) => dayOr(endsAt, texts.open) },
  {
    id: 'status',
    name: texts.columns.status,
    cell: ({ status }) => <Badge tone={isRunning(status) ? 'good' : 'calm'}>{texts.status[status]}</Badge>,
  },
];

import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import type { InvoiceView } from '#contracts/billing/billing.views.js';
import { formatDollars, formatShortDate } from '../../../base/format.js';
import { useServices } from '../../../lib/services.js';
import { billingHistory as texts } from '../../../texts/subscriptions.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { invoicesQuery } from '../api.js';
import { AccountPage } from '../../../shell/account-page.js';

/** The invoices of a vendor (OP-118). */
export default function BillingHistoryPage() {
  return <AccountPage failed={texts.failed}>{(vendor) => <Invoices vendorId={vendor.id} />}</AccountPage>;
}

function Invoices({ vendorId }: { vendorId: string }) {
  const { api } = useServices();
  const query = useInfiniteQuery(invoicesQuery(api, vendorId));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-card" />;
    return (
      <LoadFailed title={texts.failed} text={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const invoices = data.pages.flatMap(({ results }) => results);
  return (
    <section>
      <h2 className="display-28">{texts.heading}</h2>
      <p className="mt-1 mb-5 text-muted">{texts.lead}</p>
      {invoices.length === 0 ? (
        <StatePanel icon={FileText} title={texts.none.title} text={texts.none.text} />
      ) : (
        <>
          <div className="overflow-hidden rounded-card border border-hairline bg-surface">
            <DataTable label={texts.heading} columns={columns} rows={invoices} keyOf={({ id }) => id} />
          </div>
          <div className="mt-4 flex min-h-12 flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-14 text-muted">
              {error ? error.message : texts.shown(invoices.length)}
            </p>
            {hasNextPage && (
              <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                {texts.more}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const tones = { paid: 'good', open: 'waiting', uncollectible: 'problem', draft: 'calm', void: 'calm' } as const;

const columns: readonly Column<InvoiceView>[] = [
  { id: 'date', name: texts.columns.date, cell: ({ date }) => formatShortDate(date), className: 'whitespace-nowrap' },
  {
    id: 'number',
    name: texts.columns.number,
    cell: ({ number }) => <span className="text-muted">{number ?? texts.noNumber}</span>,
  },
  { id: 'lines', name: texts.columns.lines, cell: ({ lines }) => lines.join(', '), className: 'wrap-anywhere' },
  {
    id: 'amount',
    name: texts.columns.amount,
    align: 'end',
    cell: ({ amount }) => <span className="font-strong">{formatDollars(amount)}</span>,
  },
  {
    id: 'status',
    name: texts.columns.status,
    cell: ({ status }) => <Badge tone={tones[status]}>{texts.status[status]}</Badge>,
  },
  {
    id: 'download',
    name: texts.columns.download,
    isNameHidden: true,
    align: 'end',
    cell: ({ downloadUrl, number }) =>
      downloadUrl !== null && (
        <a
          href={downloadUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.download(number ?? '')}
          className={`${focusRing} inline-grid size-10 place-items-center rounded-full hover:bg-blush-soft`}
        >
          <Download className="size-5" aria-hidden />
        </a>
      ),
  },
];

import type { ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { billingAdminRoutes } from '#contracts/billing/admin-billing.routes.js';
import type { BillingStateView, ReconciliationView } from '#contracts/billing/billing.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { formatNumber } from '../../../base/format.js';
import { useNow } from '../../../base/use-now.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operationsPayments as texts } from '../../../texts/operations-payments.js';
import { times } from '../../../texts/times.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Moment } from '../../../ui/moment.js';
import { StatusWord } from '../../../ui/status-word.js';
import { useRefetchOnOverview } from '../use-refetch-on-overview.js';
import { Panel } from './panel.js';

/** Milliseconds after which a webhook should have been handled. */
const lateAfter = 30_000;

/** The payment provider, its webhooks that wait, and the last comparison with it. */
export function PaymentsPanel() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const state = useQuery(routeQuery(api, billingAdminRoutes.state, {}));
  useRefetchOnOverview(state.refetch, state.dataUpdatedAt);
  const reconcile = useMutation({
    mutationFn: () => api.call(billingAdminRoutes.reconcile, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [billingAdminRoutes.state.path] }),
  });
  const problem = reconcile.error ?? state.error;
  const isRunning = state.data?.reconciliation?.finishedAt === null;
  return (
    <Panel
      title={texts.title}
      aside={
        <Button
          size="small"
          isPending={reconcile.isPending}
          isDisabled={state.data === undefined || isRunning}
          onPress={() => reconcile.mutate()}
        >
          {texts.reconcile}
        </Button>
      }
    >
      {state.data && <Facts state={state.data} />}
      {problem && (
        <p role="alert" className="border-t border-hairline px-5 py-3 text-clay-ink">
          {problem.message}
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline px-5 py-3 text-muted">
        {texts.trace}
        <ButtonLink to={pagePaths.operationsJobs} size="small">
          {texts.seeJobs}
        </ButtonLink>
      </p>
    </Panel>
  );
}

function Facts({ state: { mode, isAvailable, webhooks, reconciliation } }: { state: BillingStateView }) {
  const { waiting, oldestWaitingAt, failed, lastReceivedAt } = webhooks;
  const now = useNow();
  const age = oldestWaitingAt === null ? null : Math.max(0, now - Date.parse(oldestWaitingAt));
  return (
    <>
      <dl className="grid border-t border-hairline tablet:grid-cols-4 max-tablet:divide-y max-tablet:divide-hairline">
        <Fact name={texts.mode} value={texts.modes[mode]}>
          <StatusWord tone={isAvailable ? 'good' : 'bad'}>{isAvailable ? texts.answering : texts.away}</StatusWord>
        </Fact>
        <Fact name={texts.waiting} value={formatNumber(waiting)}>
          {age !== null && <span className="text-muted">{texts.oldest(times.duration(age))}</span>}
        </Fact>
        <Fact name={texts.received} value={lastReceivedAt === null ? texts.never : <Moment iso={lastReceivedAt} />} />
        <Fact name={texts.reconciliation} value={<Reconciliation last={reconciliation} />} />
      </dl>
      {(age ?? 0) > lateAfter && <p className="border-t border-hairline px-5 py-3 text-clay-ink">{texts.late}</p>}
      {failed > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline px-5 py-3 text-clay-ink">
          {texts.failed(failed)}
          <ButtonLink to={pagePaths.operationsDeadLetters} size="small">
            {texts.seeFailed}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Reconciliation({ last }: { last: ReconciliationView | null }) {
  if (last === null) return texts.noReconciliation;
  const { startedAt, finishedAt, compared, repaired, error } = last;
  return (
    <span className="grid">
      <Moment iso={startedAt} />
      <span className={error === null ? 'text-muted' : 'text-clay-ink'}>
        {error ?? (finishedAt === null ? texts.running : texts.outcome(compared, repaired))}
      </span>
    </span>
  );
}

function Fact({ name, value, children }: { name: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div className="min-w-0 px-5 py-4 tablet:not-first:border-l tablet:not-first:border-hairline">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-3 font-medium">
        {value}
        {children}
      </dd>
    </div>
  );
}

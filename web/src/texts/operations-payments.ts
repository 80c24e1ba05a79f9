import type { BillingStateView } from '#contracts/billing/billing.views.js';
import { formatNumber } from '../base/format.js';
import { count } from './count.js';

/** The payments panel of the operators' overview. */
export const operationsPayments = {
  title: 'Payments',
  mode: 'Provider',
  modes: { local: 'Local payment server', test: 'Test mode', live: 'Live' } satisfies Record<
    BillingStateView['mode'],
    string
  >,
  answering: 'responding',
  away: 'not responding',
  waiting: 'Webhooks waiting',
  oldest: (age: string) => `oldest ${age}`,
  received: 'Last webhook',
  never: 'None yet',
  late: 'Webhooks are usually handled within a second. Is a reactions worker running?',
  failed: (number: number) => `${count(number, 'webhook')} couldn’t be handled.`,
  seeFailed: 'See dead letters',
  reconciliation: 'Last reconciliation',
  noReconciliation: 'None yet',
  running: 'Running',
  outcome: (compared: number, repaired: number) =>
    `${count(compared, 'customer')} compared, ${repaired === 0 ? 'nothing to repair' : `${formatNumber(repaired)} repaired`}`,
  reconcile: 'Reconcile now',
  trace: 'To trace a change, search the jobs for the vendor’s ID and open a correlation.',
  seeJobs: 'See jobs',
} as const;

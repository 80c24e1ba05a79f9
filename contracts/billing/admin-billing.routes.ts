import { admins, route, view } from '../shared/route.js';
import type { BillingStateView, ReconciliationView } from './billing.views.js';

export const billingAdminRoutes = {
  state: route({
    method: 'GET',
    path: 'admin/billing',
    summary: 'The state of the payment provider, of its webhooks and of the last reconciliation',
    access: admins,
    answer: view<BillingStateView>(),
  }),
  reconcile: route({
    method: 'POST',
    path: 'admin/billing/reconcile',
    summary: 'Reconcile all subscriptions with the payment provider, repairing those whose webhooks were missed',
    access: admins,
    audited: { as: 'billing-reconciled' },
    answer: view<ReconciliationView>(),
  }),
};

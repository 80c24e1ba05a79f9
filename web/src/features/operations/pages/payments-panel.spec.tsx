import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { billingAdminRoutes } from '#contracts/billing/admin-billing.routes.js';
import type { BillingStateView } from '#contracts/billing/billing.views.js';
import { billingState } from '../../../test-support/billing-examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anOperatorsApi, openOperations } from '../../../test-support/open-operations.js';

const now = Date.now();
async function payments(state: () => BillingStateView) {
  const api = anOperatorsApi().answer(billingAdminRoutes.state, state);
  openOperations('/admin/operations', api);
  const region = within(await screen.findByRole('region', { name: 'Payments' }));
  const value = async (name: string) => (await region.findByText(name)).nextSibling;
  return { api, region, value };
}

it('the payments panel shows the provider, the last webhook and what the last reconciliation repaired', async () => {
  const { value, region } = await payments(() => billingState(now));
  expect(await value('Provider')).toHaveTextContent('Test moderesponding');
  expect(await value('Webhooks waiting')).toHaveTextContent(/^0$/);
  expect(await value('Last reconciliation')).toHaveTextContent('312 customers compared, 2 repaired');
  expect(region.queryByText(/reactions worker/)).not.toBeInTheDocument();
});

it('the payments panel says how old waiting webhooks are, which failed, and that the provider is down', async () => {
  const webhooks = {
    waiting: 3,
    oldestWaitingAt: new Date(now - 300_000).toISOString(),
    failed: 1,
    lastReceivedAt: null,
  };
  const { value, region } = await payments(() =>
    billingState(now, { webhooks, isAvailable: false, reconciliation: null, mode: 'live' }),
  );
  expect(await value('Provider')).toHaveTextContent('Livenot responding');
  expect(await value('Webhooks waiting')).toHaveTextContent('3oldest 5 min');
  expect(await value('Last webhook')).toHaveTextContent('None yet');
  expect(await value('Last reconciliation')).toHaveTextContent('None yet');
  expect(region.getByText(/Is a reactions worker running/)).toBeInTheDocument();
  expect(region.getByText('1 webhook couldn’t be handled.')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'See dead letters' })).toHaveAttribute(
    'href',
    '/admin/operations/dead-letters',
  );
});

it('the payments panel starts a reconciliation once, and shows that it runs', async () => {
  const started = { startedAt: new Date(now).toISOString(), finishedAt: null, compared: 0, repaired: 0, error: null };
  let state = billingState(now);
  const { api, region } = await payments(() => state);
  api.answer(billingAdminRoutes.reconcile, () => {
    state = billingState(now, { reconciliation: started });
    return started;
  });
  await userEvent.click(await region.findByRole('button', { name: 'Reconcile now' }));
  expect(await region.findByText('Running')).toBeInTheDocument();
  expect(region.getByRole('button', { name: 'Reconcile now' })).toBeDisabled();
  expect(api.callsOf(billingAdminRoutes.reconcile)).toHaveLength(1);
});

it('the payments panel says why a reconciliation was refused', async () => {
  const { api, region } = await payments(() => billingState(now));
  api.answer(billingAdminRoutes.reconcile, () => {
    throw new Refusal(503, 'payments-unavailable');
  });
  await userEvent.click(await region.findByRole('button', { name: 'Reconcile now' }));
  expect(await region.findByRole('alert')).toHaveTextContent('The payment service isn’t responding');
});

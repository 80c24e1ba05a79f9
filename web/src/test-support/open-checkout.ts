import { expect } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { CreateSubscriptionView, VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { aBillingApi, answerAsCardFrame, aPlan, stripeData } from './billing-examples.js';
import { vendor } from './examples.js';
import { renderApp } from './render-app.js';

const noError = { data: { error: null } };
export const started: CreateSubscriptionView = { success: true, requiresAction: false, clientSecret: null, ...noError };
export const ask: CreateSubscriptionView = {
  ...started,
  success: false,
  requiresAction: true,
  clientSecret: 'pi_1_secret',
};

interface Given {
  kept?: VendorStripeDataView;
  search?: string;
  /** The answers of the card field. */
  card?: (request: { do: string }) => object;
  answer?: () => CreateSubscriptionView;
}

export const goodCard = (request: { do: string }) =>
  request.do === 'create' ? { paymentMethod: 'pm_1' } : { confirmed: true };

/** Opens the checkout of Premium with a card field that answers. */
export async function openCheckout({
  kept,
  search = '?plan=planthree&billing=1',
  card = goodCard,
  answer,
}: Given = {}) {
  const api = aBillingApi(kept);
  api.answer(billingRoutes.createSubscription, () => {
    const outcome = answer?.() ?? started;
    if (outcome.success) api.kept = stripeData([aPlan()]);
    return outcome;
  });
  const page = renderApp({ path: `/vendor/checkout${search}`, user: vendor, api });
  await screen.findByTitle('Card');
  act(() => void answerAsCardFrame(card));
  await waitFor(() => expect(payButton()).toBeEnabled());
  const sent = () => api.callsOf(billingRoutes.createSubscription).map(({ body }) => body);
  return { ...page, api, sent, pay: () => page.user.click(payButton()) };
}
export const payButton = () => screen.getByRole('button', { name: /^Pay / });

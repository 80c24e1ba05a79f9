import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { PushedSubscription } from '#contracts/billing/billing.socket.js';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { SocketClient } from '../lib/socket.js';
import { aBusiness, stripeData } from '../test-support/billing-examples.js';
import { vendor } from '../test-support/examples.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { anApiWith } from '../test-support/open-editor.js';
import { renderApp } from '../test-support/render-app.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';

afterEach(() => void jest.restoreAllMocks());

async function openPackages(activeFeatures: string[]) {
  const { api, store } = anApiWith({ activeFeatures });
  api.answer(vendorsRoutes.vendorOfUsername, () => aBusiness()).answer(billingRoutes.stripeData, () => stripeData());
  api.answer(billingRoutes.isStripeCustomer, () => ({ isStripeCustomer: false }));
  const listening = jest.spyOn(SocketClient.prototype, 'on');
  const page = renderApp({ path: '/vendor/webstore/editpackages', user: vendor, api });
  await waitFor(() => expect(listening).toHaveBeenCalledWith('SubscriptionUpdated', expect.anything()));
  await screen.findByRole('heading', { name: 'Packages', level: 1 });
  const plan: PushedSubscription = {
    tier: 'premium',
    assignedWebstores: [store.draft.id],
    activeFeatures: ['feature_packages'],
  };
  const push = (subscription: PushedSubscription) =>
    act(() => {
      const data = { vendorId: store.draft.vendorId, subscription, subscriptions: [subscription] };
      FakeWebSocket.newest.receive({ action: 'SubscriptionUpdated', data });
    });
  return { ...page, api, push, plan };
}
const isLocked = () => screen.queryByText('Packages: premium users only') !== null;

it('a pushed plan unlocks the section that is open, and is announced [BIL-48] [BIL-49] [BIL-50]', async () => {
  const { push, plan } = await openPackages([]);
  expect(isLocked()).toBe(true);
  push(plan);
  await waitFor(() => expect(isLocked()).toBe(false));
  expect((await screen.findAllByText('Subscription Updated'))[0]).toBeInTheDocument();
});

it('a webstore without a seat in the push loses its features [BIL-49]', async () => {
  const { push, plan } = await openPackages(['feature_packages']);
  expect(isLocked()).toBe(false);
  push({ ...plan, assignedWebstores: [] });
  await waitFor(() => expect(isLocked()).toBe(true));
});

it('a locked section leads to the prices, and says that a session is being created meanwhile [WS-39]', async () => {
  const { api, user, address } = await openPackages([]);
  let answer = () => undefined as void;
  api.answer(vendorsRoutes.vendorOfUsername, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return aBusiness();
  });
  await user.click(screen.getByRole('button', { name: 'Subscribe to Premium' }));
  expect(await screen.findByText('Creating a payment session')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(address()).toBe('/vendor/prices'));
});

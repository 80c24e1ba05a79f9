import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { PushedSubscription } from '#contracts/billing/billing.socket.js';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { SocketClient } from '../lib/socket.js';
import { aBusiness, aPlan, stripeData } from '../test-support/billing-examples.js';
import { vendor } from '../test-support/examples.js';
import { Refusal } from '../test-support/fake-api.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { anApiWith } from '../test-support/open-editor.js';
import { renderApp } from '../test-support/render-app.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';

afterEach(() => void jest.restoreAllMocks());

async function openPackages(
  activeFeatures: string[],
  path = '/vendor/webstore/editpackages',
  name: string | RegExp = 'Packages',
) {
  const { api, store } = anApiWith({ activeFeatures });
  api.answer(vendorsRoutes.vendorOfUsername, () => aBusiness()).answer(billingRoutes.stripeData, () => stripeData());
  api.answer(billingRoutes.isStripeCustomer, () => ({ isStripeCustomer: false }));
  const listening = jest.spyOn(SocketClient.prototype, 'on');
  const page = renderApp({ path, user: vendor, api });
  await waitFor(() => expect(listening).toHaveBeenCalledWith('SubscriptionUpdated', expect.anything()));
  await screen.findByRole('heading', { name, level: 1 });
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
  return { ...page, api, store, push, plan };
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

it('a push sets the tier of the webstore with a seat, clears that of one without, and has the plans of the vendor read again [BIL-49]', async () => {
  const { api, push, plan } = await openPackages([], '/vendor/dashboard', /^Welcome/);
  const tier = (name: string) => screen.findByRole('region', { name });
  await tier('Starter plan');
  await waitFor(() => expect(api.callsOf(billingRoutes.stripeData)).toHaveLength(1));
  api.answer(billingRoutes.stripeData, () => stripeData([aPlan({ status: 'pastDue', trialEndsAt: null })]));
  push(plan);
  expect(await tier('Premium plan')).toBeInTheDocument();
  expect(await screen.findByText('Your last payment didn’t go through')).toBeInTheDocument();
  push({ ...plan, assignedWebstores: [] });
  expect(await tier('Starter plan')).toBeInTheDocument();
});

/** Opens the Packages of a vendor whose plan changes while the page is loading; nothing has been pushed to it. */
async function openWhilePlanChanges() {
  const opened = anApiWith({ activeFeatures: [] });
  const { api, store } = opened;
  api.answer(vendorsRoutes.vendorOfUsername, () => aBusiness()).answer(billingRoutes.stripeData, () => stripeData());
  const answered = Promise.withResolvers<void>();
  api.answer(webstoreRoutes.webstoreById, async () => {
    // Later calls of the test have the answer of their own time.
    const { draft } = store;
    await answered.promise;
    return draft;
  });
  const listening = jest.spyOn(SocketClient.prototype, 'on');
  const page = renderApp({ path: '/vendor/webstore/editpackages', user: vendor, api });
  await waitFor(() => expect(listening).toHaveBeenCalledWith('EntitlementChanged', expect.anything()));
  await waitFor(() => expect(api.callsOf(webstoreRoutes.webstoreById)).toHaveLength(1));
  store.draft = { ...store.draft, activeFeatures: ['feature_packages'] };
  return { ...page, api, store, answer: () => act(async () => answered.resolve()) };
}
const heading = () => screen.findByRole('heading', { name: 'Packages', level: 1 });
const receive = (action: string, data?: unknown) => act(() => FakeWebSocket.newest.receive({ action, data }));

it('a page that was answered before the plan changed, and identified after it, unlocks without a push [BIL-50]', async () => {
  const { answer } = await openWhilePlanChanges();
  await answer();
  await heading();
  expect(isLocked()).toBe(true);
  receive('Identified');
  await waitFor(() => expect(isLocked()).toBe(false));
});

it.each([
  ['a push', 'EntitlementChanged'],
  ['the identification', 'Identified'],
])('a page whose first read is in progress during %s reads again after it', async (_which, action) => {
  const { answer, store } = await openWhilePlanChanges();
  receive(action, { webstoreId: store.draft.id });
  await answer();
  await heading();
  await waitFor(() => expect(isLocked()).toBe(false));
});

it('a page follows the plan again after each loss of the connection', async () => {
  const { store } = await openPackages([]);
  receive('Identified');
  for (const activeFeatures of [['feature_packages'], []] as const) {
    store.draft = { ...store.draft, activeFeatures: [...activeFeatures] };
    receive('Identified');
    await waitFor(() => expect(isLocked()).toBe(activeFeatures.length === 0));
  }
});

it('a draft that cannot be read again stays open with what was typed', async () => {
  const { api, store, user } = await openPackages(['feature_packages']);
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'The whole day');
  const before = api.callsOf(webstoreRoutes.webstoreById).length;
  api.answer(webstoreRoutes.webstoreById, () => {
    throw new Refusal(500, 'unexpected-error');
  });
  receive('EntitlementChanged', { webstoreId: store.draft.id });
  await waitFor(() => expect(api.callsOf(webstoreRoutes.webstoreById).length).toBeGreaterThan(before));
  await act(async () => undefined);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('The whole day');
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

it('a locked section leads a vendor without a plan to the terms until they are accepted, and from there to the prices [BIL-40]', async () => {
  const { api, user, address } = await openPackages([]);
  api.answer(identityVendorsRoutes.termsOfService, () => ({ version: 1, date: '2026-11-21', sections: [] }));
  const isCustomer = Promise.withResolvers<{ isStripeCustomer: boolean }>();
  api.answer(vendorsRoutes.vendorOfUsername, () => aBusiness({ tosAccepted: false }));
  api.answer(billingRoutes.isStripeCustomer, () => isCustomer.promise);
  await user.click(screen.getByRole('button', { name: 'Subscribe to Premium' }));
  await waitFor(() => expect(api.callsOf(billingRoutes.isStripeCustomer)).toHaveLength(1));
  expect(address()).toBe('/vendor/webstore/editpackages');
  await act(async () => isCustomer.resolve({ isStripeCustomer: false }));
  await waitFor(() => expect(address()).toBe('/vendor/terms-of-service'));
  api.answer(identityVendorsRoutes.acceptTermsOfService, () => ({ success: true as const }));
  await user.click(await screen.findByRole('button', { name: 'Accept and see the plans' }));
  await waitFor(() => expect(address()).toBe('/vendor/prices'));
  expect(api.callsOf(identityVendorsRoutes.acceptTermsOfService)).toHaveLength(1);
});

import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { aBusiness, aFreePlan, aPlan, stripeData } from '../test-support/billing-examples.js';
import { vendor } from '../test-support/examples.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { anApiWith } from '../test-support/open-editor.js';
import { renderApp } from '../test-support/render-app.js';

const pastDue = stripeData([aPlan({ status: 'pastDue', trialEndsAt: null })]);
const listingPaused = stripeData([{ ...aFreePlan(), status: 'paused' }], {
  isListingPaused: true,
  mayStartFree: false,
});

function open(path: string, plan: VendorStripeDataView) {
  const { api } = anApiWith({});
  api.answer(vendorsRoutes.vendorOfUsername, () => aBusiness()).answer(billingRoutes.stripeData, () => plan);
  return { ...renderApp({ path, user: vendor, api }), api };
}
const told = (title: string) => screen.findByText(title).then((found) => found.closest<HTMLElement>('[role=alert]')!);

it.each(['/vendor/webstore/editabout', '/vendor/webstore/editfaqs', '/vendor/prices', '/vendor/webstores'])(
  'a failed payment is announced on %s, with the way to the plan',
  async (path) => {
    open(path, pastDue);
    const notice = await told('Your last payment didn’t go through');
    expect(within(notice).getByRole('link', { name: 'See your plan' })).toHaveAttribute(
      'href',
      '/vendor/account-subscriptions',
    );
  },
);

it('a paused page leads to the card', async () => {
  open('/vendor/webstore/editabout', listingPaused);
  const notice = await told('Couples can’t find your page');
  expect(within(notice).getByRole('link', { name: 'Add a card' })).toHaveAttribute(
    'href',
    '/vendor/checkout?plan=planone&billing=1',
  );
});

it('trouble is announced once where the page about plans does it itself, and not on pages for couples', async () => {
  const { unmount } = open('/vendor/account-subscriptions', pastDue);
  expect(await screen.findAllByText(/your pages keep their features in the meantime/)).toHaveLength(1);
  unmount();
  const { api, go } = open('/vendor/prices', pastDue);
  await told('Your last payment didn’t go through');
  const before = api.callsOf(billingRoutes.stripeData).length;
  await go('/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: /privacy/i })).toBeInTheDocument();
  expect(screen.queryByText('Your last payment didn’t go through')).not.toBeInTheDocument();
  expect(api.callsOf(billingRoutes.stripeData)).toHaveLength(before);
});

it('a plan that has been paid is no news', async () => {
  const { api } = open('/vendor/webstore/editfaqs', pastDue);
  await told('Your last payment didn’t go through');
  api.answer(billingRoutes.stripeData, () => stripeData([aPlan()]));
  act(() => FakeWebSocket.newest.receive({ action: 'Identified' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'See your plan' })).not.toBeInTheDocument());
});

import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { aBusiness, aFreePlan, aPlan, stripeData } from '../test-support/billing-examples.js';
import { vendor } from '../test-support/examples.js';
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
  const { api } = open('/privacy', pastDue);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Your last payment didn’t go through')).not.toBeInTheDocument());
  expect(api.callsOf(billingRoutes.stripeData)).toEqual([]);
});

it('a plan that is paid is no news', async () => {
  const { api } = open('/vendor/webstore/editfaqs', stripeData([aPlan()]));
  await waitFor(() => expect(api.callsOf(billingRoutes.stripeData)).toHaveLength(1));
  await screen.findByRole('heading', { name: 'FAQs', level: 1 });
  expect(screen.queryByRole('link', { name: 'See your plan' })).not.toBeInTheDocument();
});

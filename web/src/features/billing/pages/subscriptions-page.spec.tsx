import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { PageView } from '#contracts/shared/page.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { OwnWebstoreView } from '#contracts/webstore/webstore.views.js';
import { ApiClient } from '../../../lib/api-client.js';
import { readIsStripeCustomer } from '../../../lib/vendor-plan.js';
import {
  aBillingApi,
  aBusiness,
  aFreePlan,
  aPlan,
  ownPages,
  stripeData,
} from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { renderApp } from '../../../test-support/render-app.js';

const path = '/vendor/account-subscriptions';

async function openSubscriptions(api = aBillingApi(stripeData([aPlan()]))) {
  const page = renderApp({ path, user: vendor, api });
  await screen.findByRole('button', { name: 'Change plan or seats' });
  return { ...page, api, press: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })) };
}

describe('seats', () => {
  it('are named with their pages, the free ones too, and assigned [BIL-51] [OP-116]', async () => {
    const { api, press, user } = await openSubscriptions();
    expect(screen.getByText('2 of 3 Premium seats assigned')).toBeInTheDocument();
    expect(await screen.findByText('Wildrye San Antonio')).toBeInTheDocument();
    await press('Assign');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a Premium seat' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('3 of 3 Premium seats assigned')).toBeInTheDocument();
    expect(api.callsOf(billingRoutes.assignSeats)[0]?.body).toMatchObject({
      webstoreIds: ['0198c0de-0000-7000-8000-00000000bb03'],
    });
    expect(screen.queryByText('Unused seat')).not.toBeInTheDocument();
  });

  it('are assigned to the first page without one, also when the pages come after the question', async () => {
    const api = aBillingApi(stripeData([aPlan()]));
    const pages = Promise.withResolvers<PageView<OwnWebstoreView>>();
    api.answer(webstoreRoutes.webstoresOfUser, () => pages.promise);
    const { press } = await openSubscriptions(api);
    await press('Assign');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a Premium seat' }));
    expect(dialog.getByRole('status')).toBeInTheDocument();
    act(() => pages.resolve({ results: ownPages, numResults: ownPages.length, page: 1, pageSize: 50 }));
    expect(await dialog.findByRole('radio', { name: 'Wildrye Houston' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Assign' })).toBeEnabled();
  });

  it('are released after a question that says what is lost [BIL-51]', async () => {
    const { api, press, user } = await openSubscriptions();
    await screen.findByText('Wildrye Photographs');
    await press('Release the seat for Wildrye Photographs');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Nothing is deleted/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('1 of 3 Premium seats assigned')).toBeInTheDocument();
    expect(api.callsOf(billingRoutes.unassignSeats)).toHaveLength(1);
  });

  it.each([
    ['subscription-quantity-exceeded', 409, /Subscription quantity exceeded/],
    ['no-subscription-available', 409, /No subscription available/],
    ['unexpected-error', 500, /Unknown error/],
  ])('that cannot be assigned say why: %s [BIL-52] [BIL-53]', async (code, status, text) => {
    const api = aBillingApi(stripeData([aPlan()])).answer(billingRoutes.assignSeats, () => {
      throw new Refusal(status, code);
    });
    const { press, user } = await openSubscriptions(api);
    await screen.findByText('Wildrye San Antonio');
    await press('Assign');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('2 of 3 Premium seats assigned')).toBeInTheDocument();
  });
});

describe('the portal', () => {
  beforeEach(() => void jest.spyOn(window, 'open').mockReturnValue({ opener: window } as never));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('opens, and three seconds later the page asks whether to refresh [BIL-45]', async () => {
    const { api, press, user } = await openSubscriptions();
    jest.useFakeTimers();
    await press(/^Card and invoices/);
    // Twice: once for the session, once for the page that waits from then on.
    for (let nth = 0; nth < 2; nth += 1) await act(() => jest.advanceTimersByTimeAsync(0));
    expect(window.open).toHaveBeenCalledWith('http://127.0.0.1:4462/portal/1', '_blank');
    await act(() => jest.advanceTimersByTimeAsync(2_999));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    const question = within(await screen.findByRole('dialog', { name: 'Did you change something?' }));
    api.kept = stripeData([aPlan({ quantity: 4 })]);
    await user.click(question.getByRole('button', { name: 'Refresh page' }));
    expect(await screen.findByText('2 of 4 Premium seats assigned')).toBeInTheDocument();
  });

  it('keeps a canceled plan, whose page says until when it lasts [OP-120]', async () => {
    const ending = aPlan({ status: 'active', trialEndsAt: null, nextPayDate: null, endsAt: '2027-03-22T15:00:00Z' });
    const { press } = await openSubscriptions(aBillingApi(stripeData([ending])));
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Premium ends on March 22, 2027');
    expect(notice).toHaveTextContent(/Your pages keep its features until then/);
    await press(/^Keep Premium/);
    await waitFor(() => expect(window.open).toHaveBeenCalledWith('http://127.0.0.1:4462/portal/1', '_blank'));
  });

  it('names no price after the free days of a plan that ends with them', async () => {
    const { unmount } = await openSubscriptions(aBillingApi(stripeData([aPlan()])));
    expect(screen.getByText('From March 22, 2027')).toBeInTheDocument();
    unmount();
    await openSubscriptions(aBillingApi(stripeData([aPlan({ nextPayDate: null, endsAt: '2027-03-22T15:00:00Z' })])));
    expect(screen.queryByText('From March 22, 2027')).not.toBeInTheDocument();
    expect(screen.getByText('Price')).toBeInTheDocument();
  });

  it('that cannot be opened says so [BIL-44]', async () => {
    const api = aBillingApi(stripeData([aPlan()])).answer(billingRoutes.createPortalSession, () => {
      throw new Refusal(503, 'payments-unavailable');
    });
    const { press } = await openSubscriptions(api);
    await press(/^Card and invoices/);
    expect(await screen.findByText('Error opening stripe portal')).toBeInTheDocument();
  });
});

describe('changing the plan', () => {
  it('leads to the terms until they are accepted [BIL-40]', async () => {
    const api = aBillingApi(stripeData([aPlan()])).answer(vendorsRoutes.vendorOfUsername, () =>
      aBusiness({ tosAccepted: false }),
    );
    const { press, address } = await openSubscriptions(api);
    await press('Change plan or seats');
    await waitFor(() => expect(address()).toBe('/vendor/terms-of-service'));
  });

  it('leads from the free plan to the prices [BIL-41]', async () => {
    const { press, address } = await openSubscriptions(aBillingApi(stripeData([aFreePlan()])));
    await press('Change plan or seats');
    await waitFor(() => expect(address()).toBe('/vendor/prices'));
  });

  it('says that a session cannot be created, or has no address, and repeats a refusal [BIL-43]', async () => {
    for (const [answer, text] of [
      [503, /couldn’t create a payment session/],
      [200, /couldn’t create a payment session/],
      [403, /belongs to someone else/],
    ] as const) {
      const api = aBillingApi(stripeData([aPlan()])).answer(billingRoutes.createPortalSession, () => {
        if (answer === 200) return { sessionUrl: '' };
        throw new Refusal(answer, answer === 403 ? 'not-allowed' : 'payments-unavailable');
      });
      const { press, unmount } = await openSubscriptions(api);
      await press('Change plan or seats');
      expect(await screen.findByText(text)).toBeInTheDocument();
      unmount();
    }
  });

  it('asks whether the vendor is a payment customer, and goes nowhere when the answer is null [BIL-46]', async () => {
    const api = aBillingApi(stripeData([aPlan()]));
    api.answer(billingRoutes.isStripeCustomer, () => ({ isStripeCustomer: null as never }));
    const { press, address } = await openSubscriptions(api);
    await press('Change plan or seats');
    expect(await screen.findByText(/couldn’t create a payment session/)).toBeInTheDocument();
    expect(address()).toBe(path);
    expect(api.callsOf(billingRoutes.createPortalSession)).toEqual([]);
    const client = new ApiClient({
      fetch: api.fetch,
      appName: () => 'vendor',
      appVersion: '1',
      token: async () => undefined,
    });
    const reading = readIsStripeCustomer(client, aBusiness().id);
    await expect(reading).rejects.toThrow('error determining stripe customer status');
  });
});

it('the free plan has no seats to assign', async () => {
  await openSubscriptions(aBillingApi(stripeData([aFreePlan()])));
  expect(screen.queryByRole('heading', { name: 'Seats' })).not.toBeInTheDocument();
});

it('a paused plan says what is kept, and how it continues', async () => {
  await openSubscriptions(aBillingApi(stripeData([aPlan({ status: 'paused', activeFeatures: [] })])));
  expect(screen.getByRole('alert')).toHaveTextContent(/Everything you wrote is saved/);
});

it('a paused page leads to the checkout of Starter', async () => {
  const kept = stripeData([{ ...aFreePlan(), status: 'paused' }], { mayStartFree: false, isListingPaused: true });
  renderApp({ path, user: vendor, api: aBillingApi(kept) });
  expect(await screen.findByText('Couples can’t find your page')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Add a card' });
  expect(link).toHaveAttribute('href', '/vendor/checkout?plan=planone&billing=1');
});

it('a failed payment says that the features stay meanwhile', async () => {
  await openSubscriptions(aBillingApi(stripeData([aPlan({ status: 'pastDue', trialEndsAt: null })])));
  expect(screen.getByRole('alert')).toHaveTextContent(/your pages keep their features/);
});

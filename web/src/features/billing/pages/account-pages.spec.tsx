import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { legacyTierNames } from '#contracts/billing/plan.js';
import { aBillingApi, aContract, anInvoice, aPlan, stripeData } from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { renderApp } from '../../../test-support/render-app.js';

it('the account pages of a vendor exist, each with its own title [BIL-55] [ID-115]', async () => {
  for (const [path, title] of [
    ['/vendor/account-billing-history', /^Billing history/],
    ['/vendor/account-contracts', /^Contracts/],
    ['/vendor/account-subscriptions', /^Subscriptions/],
    ['/vendor/account-information', /^Account information/],
    ['/vendor/account-settings', /^Account settings/],
  ] as const) {
    const { unmount, address } = renderApp({ path, user: vendor, api: aBillingApi(stripeData([aPlan()])) });
    await waitFor(() => expect(document.title).toMatch(title));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(address()).toBe(path);
    unmount();
  }
});

it('the billing history of a plan without an invoice does not send its vendor to buy one', async () => {
  renderApp({ path: '/vendor/account-billing-history', user: vendor, api: aBillingApi(stripeData([aPlan()])) });
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
});

it('the billing history shows date, amount, status and download of each invoice, contracts start, renewal and end of each plan [OP-118]', async () => {
  const api = aBillingApi(stripeData([aPlan()]))
    .answer(billingRoutes.invoices, () => ({
      results: [anInvoice(2), anInvoice(1, { status: 'uncollectible', amount: 1234.5 })],
      next: null,
    }))
    .answer(billingRoutes.contracts, () => ({
      results: [
        aContract(),
        aContract({
          id: '0198c0de-0000-7000-8000-00000000dd02',
          tierName: 'Essential',
          status: 'ended',
          renewsAt: null,
          endsAt: '2026-02-28T15:00:00Z',
        }),
      ],
      numResults: 2,
      page: 1,
      pageSize: 25,
    }));
  const { unmount } = renderApp({ path: '/vendor/account-billing-history', user: vendor, api });
  const invoices = within(await screen.findByRole('table', { name: 'Billing history' }));
  expect(invoices.getByRole('row', { name: /PO-2042/ })).toHaveTextContent(/^Dec 14, 2026.*\$297\.00.*Paid/);
  expect(invoices.getByRole('row', { name: /PO-2041/ })).toHaveTextContent(/^Nov 14, 2026.*\$1,234\.50.*Failed/);
  expect(invoices.getByRole('link', { name: /^Download invoice PO-2042/ })).toHaveAttribute(
    'href',
    anInvoice(2).downloadUrl,
  );
  unmount();
  renderApp({ path: '/vendor/account-contracts', user: vendor, api });
  const contracts = within(await screen.findByRole('table', { name: 'Contracts' }));
  expect(contracts.getByRole('row', { name: /^Premium/ })).toHaveTextContent(/Nov 22, 2026.*Mar 22, 2027.*No end date/);
  expect(contracts.getByRole('row', { name: /^Essential/ })).toHaveTextContent(
    /Nov 22, 2026.*None.*Feb 28, 2026.*Ended/,
  );
});

it('contracts show names of earlier plans, which the prices do not offer [BIL-2]', async () => {
  const results = legacyTierNames.map((tierName, nth) =>
    aContract({ id: `0198c0de-0000-7000-8000-00000000dd1${nth}`, tierName, isOffered: false, status: 'ended' }),
  );
  const api = aBillingApi(stripeData([aPlan()]));
  api.answer(billingRoutes.contracts, () => ({ results, numResults: 2, page: 1, pageSize: 25 }));
  const { unmount } = renderApp({ path: '/vendor/account-contracts', user: vendor, api });
  for (const name of ['Digital Listing', 'In-store']) expect(await screen.findByText(name)).toBeVisible();
  unmount();
  renderApp({ path: '/vendor/prices', user: vendor, api });
  await screen.findByRole('article', { name: 'Premium' });
  const offered = screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
  expect(offered).toEqual(['Starter', 'Essential', 'Premium']);
});

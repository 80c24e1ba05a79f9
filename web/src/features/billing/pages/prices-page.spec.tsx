import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { aBillingApi, aFreePlan, aPlan, products, stripeData } from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { renderApp } from '../../../test-support/render-app.js';

beforeEach(() => window.localStorage.clear());

async function openPrices(kept: VendorStripeDataView = stripeData(), search = '', api = aBillingApi(kept)) {
  const page = renderApp({ path: `/vendor/prices${search}`, user: vendor, api });
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  await card('Premium');
  return { ...page, api, card };
}
const isSelected = (name: string) => screen.getByRole('article', { name }).dataset['selected'] === 'true';

describe('the plans', () => {
  it('say what they cost with monthly billing, Premium standing out [BIL-7] [BIL-8] [BIL-13] [BIL-19] [BIL-20]', async () => {
    const { card } = await openPrices();
    const [starter, essential, premium] = [await card('Starter'), await card('Essential'), await card('Premium')];
    expect(starter.getByText('free for 90 days, then $1.99 a month')).toBeInTheDocument();
    expect(essential.getByText('Most Popular!')).toBeInTheDocument();
    expect(essential.getByText('$49.00')).toBeInTheDocument();
    expect(essential.getByText('after a free 120-day trial')).toBeInTheDocument();
    expect(premium.getByText(/Skip the trial and save 20%/)).toHaveTextContent('$79.00 a month');
    expect(premium.queryByText('Most Popular!')).not.toBeInTheDocument();
    expect(isSelected('Premium')).toBe(true);
    const bags = document.querySelectorAll('img[src*="bag"]');
    expect([...bags].map((bag) => bag.closest('article'))).toEqual([screen.getByRole('article', { name: 'Premium' })]);
  });

  it('switch between monthly and annual billing, also for the checkout [BIL-9] [BIL-14] [BIL-16]', async () => {
    const { user, card, address } = await openPrices();
    await user.click(screen.getByRole('radio', { name: /Annual/ }));
    const premium = await card('Premium');
    expect(premium.getByText('$948.00 a year')).toBeInTheDocument();
    expect(premium.getByText('You save $240.00 a year')).toBeInTheDocument();
    expect(address()).toBe('/vendor/prices?plan=planthree&billing=12');
    expect(premium.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/vendor/checkout?plan=planthree&billing=12',
    );
    await user.click(screen.getByRole('radio', { name: /Monthly/ }));
    expect(address()).toBe('/vendor/prices?plan=planthree&billing=1');
  });

  it('always have one that is selected and one kind of billing [BIL-10]', async () => {
    const { user } = await openPrices(stripeData(), '?plan=nothing&billing=7');
    const billing = within(screen.getByRole('radiogroup', { name: 'Billing' }));
    const chosen = () => billing.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect([isSelected('Premium'), chosen().length]).toEqual([true, 1]);
    await user.click(screen.getByRole('radio', { name: /Monthly/ }));
    expect([isSelected('Premium'), chosen().length]).toEqual([true, 1]);
  });

  it('fold on small screens, where the one that is pressed opens [BIL-6]', async () => {
    const { user, card } = await openPrices();
    const fold = (await card('Essential')).getByRole('button', { name: /Essential/ });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect([isSelected('Essential'), isSelected('Premium')]).toEqual([true, false]);
  });

  it('are kept in the browser for an hour, under a key [BIL-11]', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const pass = (minutes: number) => now.mockReturnValue(Date.now() + minutes * 60_000);
    const { unmount, api } = await openPrices();
    expect(window.localStorage.getItem('posy.stripeData')).toContain('price_premium_month');
    unmount();
    pass(59);
    const later = await openPrices(undefined, '', api);
    await act(async () => undefined);
    expect(api.callsOf(billingRoutes.products)).toHaveLength(1);
    later.unmount();
    pass(1);
    await openPrices(undefined, '', api);
    expect(api.callsOf(billingRoutes.products)).toHaveLength(2);
    now.mockRestore();
  });

  it('that cannot be read say so, on the page and in the console [BIL-12]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = aBillingApi().answer(billingRoutes.products, () => {
      throw new Refusal(503, 'payments-unavailable');
    });
    const { user } = renderApp({ path: '/vendor/prices', user: vendor, api });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the prices');
    expect(warn).toHaveBeenCalledWith('the plans were not read', expect.anything());
    warn.mockRestore();
    api.answer(billingRoutes.products, () => products);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Premium' })).toBeInTheDocument();
  });
});

describe('choosing a plan', () => {
  it('starts the free plan at once, without a card [BIL-4]', async () => {
    const { user, api, card, address } = await openPrices();
    api.answer(billingRoutes.createSubscription, () => {
      api.kept = stripeData([aFreePlan()]);
      return { success: true, requiresAction: false, clientSecret: null, data: { error: null } };
    });
    await user.click((await card('Starter')).getByRole('button', { name: 'Choose Starter' }));
    await waitFor(() => expect(address()).toBe('/vendor/checkout/success'));
    expect(api.callsOf(billingRoutes.createSubscription)[0]?.body).toEqual({
      vendorId: api.kept.vendorId,
      name: 'Wildrye Photographs',
      email: vendor.email,
      priceId: 'price_starter_month',
    });
    expect(await screen.findByText(/Starter has started. It’s free until February 20, 2027/)).toBeInTheDocument();
  });

  it('leads from the free plan to the checkout, and marks the plan that is theirs [BIL-41]', async () => {
    const { card } = await openPrices(stripeData([aFreePlan()]));
    const starter = await card('Starter');
    expect(starter.getByRole('button', { name: 'Your plan' })).toBeDisabled();
    expect((await card('Essential')).getByRole('link', { name: 'Upgrade to Essential' })).toHaveAttribute(
      'href',
      '/vendor/checkout?plan=plantwo&billing=1',
    );
  });

  it('leads to the checkout of Starter once its free days are over, to resume it or to choose it again', async () => {
    const href = '/vendor/checkout?plan=planone&billing=1';
    const paused = stripeData([{ ...aFreePlan(), status: 'paused' }], { mayStartFree: false, isListingPaused: true });
    const first = await openPrices(paused);
    const starter = await first.card('Starter');
    expect(starter.getByRole('link', { name: 'Add a card to continue' })).toHaveAttribute('href', href);
    first.unmount();
    const { card } = await openPrices(stripeData([], { mayStartFree: false, isListingPaused: true }));
    expect((await card('Starter')).getByRole('link', { name: 'Choose Starter' })).toHaveAttribute('href', href);
  });

  it('leads from a paid plan to the portal [BIL-42]', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue({ opener: window } as never);
    const { user, api, card } = await openPrices(stripeData([aPlan({ tier: 'essential', tierName: 'Essential' })]));
    expect(isSelected('Essential')).toBe(true);
    await user.click((await card('Premium')).getByRole('button', { name: 'Upgrade to Premium' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('http://127.0.0.1:4462/portal/1', '_blank'));
    expect(api.callsOf(billingRoutes.createPortalSession)[0]?.body).toEqual({ vendorId: api.kept.vendorId });
    open.mockRestore();
  });

  it.each([
    ['the free plan', 'Starter'],
    ['the checkout', 'Premium'],
  ])('is not for operators, as a toast says in place of %s [BIL-39] [ID-112] [OP-31]', async (_way, plan) => {
    const api = aBillingApi();
    const { user, address } = renderApp({ path: '/vendor/prices', user: { ...vendor, isAdmin: true }, api });
    const card = within(await screen.findByRole('article', { name: plan }));
    await user.click(card.getByRole('button', { name: `Choose ${plan}` }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This action is currently unavailable for admins');
    expect(address()).toBe('/vendor/prices');
    expect(api.callsOf(billingRoutes.createSubscription)).toEqual([]);
    expect(api.callsOf(billingRoutes.createPortalSession)).toEqual([]);
  });
});

it('the comparison says of every line whether a plan includes it', async () => {
  await openPrices();
  const row = within(screen.getByRole('table')).getByRole('row', { name: /^Packages/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Not included', 'Included', 'Included']);
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { productsStorageKey } from '../api.js';
import { aBillingApi, aBusiness, aPlan, stripeData } from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { ask, goodCard, openCheckout, payButton, started } from '../../../test-support/open-checkout.js';
import { renderApp } from '../../../test-support/render-app.js';

beforeEach(() => window.localStorage.clear());

/** A card that is accepted, and what it was asked for. */
function aGoodCard() {
  const asked: object[] = [];
  const card = (request: { do: string }) => {
    asked.push(request);
    return goodCard(request);
  };
  return { asked, card };
}

describe('paying', () => {
  it('creates a payment method, then the subscription, and welcomes the vendor [BIL-26] [BIL-29]', async () => {
    const { asked, card } = aGoodCard();
    const { pay, sent, address } = await openCheckout({ card });
    expect(screen.getByLabelText('Name on the card')).toHaveValue('Nora Whitlock');
    expect(screen.getByRole('button', { name: /Country or region/ })).toHaveTextContent('United States');
    await pay();
    await waitFor(() => expect(address()).toBe('/vendor/checkout/success'));
    expect(asked).toEqual([{ id: expect.any(String), do: 'create', name: 'Nora Whitlock', email: vendor.email }]);
    expect(sent()).toEqual([
      expect.objectContaining({
        paymentMethod: 'pm_1',
        name: 'Nora Whitlock',
        priceId: 'price_premium_month',
        email: vendor.email,
        vendorId: aBusiness().id,
        country: 'US',
      }),
    ]);
    expect(await screen.findByText(/Premium has started. It’s free until March 22, 2027/)).toBeInTheDocument();
  });

  it('has the fields of the form, a card and a switch for the promo code [BIL-22]', async () => {
    const { user } = await openCheckout();
    const form = document.querySelector('form')!;
    const fieldNames = () => [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
    expect(fieldNames()).toEqual(expect.arrayContaining(['CardholderName', 'CountryRegion']));
    expect(fieldNames()).not.toContain('PromoCode');
    expect(screen.getByTitle('Card')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: /promo code/i }));
    expect(fieldNames()).toContain('PromoCode');
  });

  it('reads the vendor again by username before going on [BIL-37]', async () => {
    const { pay, api, address } = await openCheckout();
    const before = api.callsOf(vendorsRoutes.vendorOfUsername).length;
    await pay();
    await waitFor(() => expect(address()).toBe('/vendor/checkout/success'));
    const later = api.callsOf(vendorsRoutes.vendorOfUsername).slice(before);
    expect(later.map(({ path }) => path)).toContain(`vendors/username/${encodeURIComponent(vendor.username)}`);
  });

  it.each([
    ['a name', 'input[name=CardholderName]', 'Please enter the name on the card'],
    ['a country', 'select[name=CountryRegion]', 'Please choose a country or region'],
  ])('is ignored without %s [BIL-24]', async (_what, field, text) => {
    const { pay, sent } = await openCheckout();
    fireEvent.change(document.querySelector(field)!, { target: { value: '' } });
    await pay();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('shows the words of the provider under an invalid card [BIL-25] [BIL-30]', async () => {
    const { pay, sent } = await openCheckout({ card: () => ({ error: 'Your card number is invalid.' }) });
    await pay();
    const card = within(await screen.findByRole('group', { name: 'Card' }));
    expect(await card.findByRole('alert')).toHaveTextContent('Your card number is invalid.');
    expect(screen.getAllByText('Your card number is invalid.')).toHaveLength(1);
    expect(sent()).toEqual([]);
  });

  it('that the bank declines stays on the page, and works with another card [BIL-27]', async () => {
    const answers = [{ ...started, success: false, data: { error: 'Your card was declined.' } }, started];
    const { pay, address } = await openCheckout({ answer: () => answers.shift() ?? started });
    await pay();
    expect(await screen.findByText(/You weren’t charged/)).toBeInTheDocument();
    expect(screen.getAllByText(/Your card was declined\./)).not.toEqual([]);
    expect(address()).toContain('/vendor/checkout?');
    await pay();
    await waitFor(() => expect(address()).toBe('/vendor/checkout/success'));
  });

  it('has the bank confirm where it asks for that, and reads the plan [BIL-27] [BIL-28] [BIL-29]', async () => {
    const { asked, card } = aGoodCard();
    const { pay, api, address } = await openCheckout({ card, answer: () => ask });
    await pay();
    await waitFor(() => expect(address()).toBe('/vendor/checkout/success'));
    expect(asked).toEqual([
      expect.objectContaining({ do: 'create' }),
      expect.objectContaining({ do: 'confirm', clientSecret: 'pi_1_secret' }),
    ]);
    expect(api.callsOf(billingRoutes.refreshStripeData)).toHaveLength(1);
  });

  it('that the bank does not confirm has failed, with its reason [BIL-30, BIL-29]', async () => {
    const card = ({ do: what }: { do: string }) =>
      what === 'create' ? { paymentMethod: 'pm_1' } : { error: 'We could not confirm it was you.' };
    const { pay, address } = await openCheckout({ card, answer: () => ask });
    await pay();
    expect(await screen.findByText('Payment failed: We could not confirm it was you.')).toBeInTheDocument();
    expect(payButton()).toBeEnabled();
    expect(address()).toContain('/vendor/checkout?');
  });

  it.each([
    ['has not started the plan', ask, /^Your plan hasn’t started/],
    [
      'has started the free days',
      { ...ask, success: true, clientSecret: 'seti_1_secret' },
      /^Your free trial has started/,
    ],
  ])('that the bank refuses %s, as the page says, and another try is possible', async (_what, answer, words) => {
    const card = ({ do: what }: { do: string }) =>
      what === 'create' ? { paymentMethod: 'pm_1' } : { error: 'We could not confirm it was you.' };
    const { pay, sent } = await openCheckout({ card, answer: () => answer });
    await pay();
    expect(await screen.findByText(words)).toBeInTheDocument();
    await pay();
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it.each([
    ['payments-unavailable', 503, /Check Subscriptions before you try again/],
    ['promo-code-used-up', 409, /^Someone else just used this promo code for the last time/],
  ])('that is refused has failed, and says what to do: %s [BIL-30]', async (code, status, text) => {
    const { pay } = await openCheckout({
      answer: () => {
        throw new Refusal(status, code);
      },
    });
    await pay();
    expect(await screen.findByText('Payment failed')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['payment-in-progress', 'Your payment is still being processed', /Check Subscriptions in a minute/],
    ['already-subscribed', 'You already have this plan', /You weren’t charged again/],
  ])('that another payment of the vendor stops is not called failed: %s', async (code, title, text) => {
    const { pay } = await openCheckout({
      answer: () => {
        throw new Refusal(409, code);
      },
    });
    await pay();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Payment failed')).not.toBeInTheDocument();
  });

  it('happens once, however often the button is pressed', async () => {
    const { user, sent, address } = await openCheckout();
    await user.dblClick(payButton());
    await waitFor(() => expect(address()).toBe('/vendor/checkout/success'));
    expect(sent()).toHaveLength(1);
  });
});

describe('arriving', () => {
  it('forgets the prices that the browser kept', async () => {
    window.localStorage.setItem(productsStorageKey, JSON.stringify({ at: Date.now(), answer: [] }));
    const { api } = await openCheckout();
    expect(api.callsOf(billingRoutes.products)).toHaveLength(1);
  });

  it('charges a Starter without free days at once, and takes no promo code for one that is resumed', async () => {
    const [changes, search] = [{ mayStartFree: false, isListingPaused: true }, '?plan=planone&billing=1'];
    const kept = stripeData([aPlan({ tier: 'starter', status: 'paused' })], changes);
    const { pay, sent, unmount } = await openCheckout({ kept, search });
    expect(payButton()).toHaveAccessibleName('Pay $1.99');
    expect(screen.queryByRole('switch', { name: /promo code/i })).not.toBeInTheDocument();
    await pay();
    await waitFor(() => expect(sent()).toMatchObject([{ priceId: 'price_starter_month', paymentMethod: 'pm_1' }]));
    unmount();
    await openCheckout({ kept: stripeData([], changes), search });
    expect(screen.getByRole('switch', { name: /promo code/i })).toBeInTheDocument();
  });

  it('with the plan bought already leads to it instead of to a second payment', async () => {
    const api = aBillingApi(stripeData([aPlan()]));
    renderApp({ path: '/vendor/checkout?plan=planthree&billing=1', user: vendor, api });
    expect(await screen.findByText('You already have Premium')).toBeInTheDocument();
    expect(screen.queryByTitle('Card')).not.toBeInTheDocument();
  });

  it('without prices says that they could not be fetched [BIL-12]', async () => {
    const api = aBillingApi().answer(billingRoutes.products, () => {
      throw new Refusal(503, 'payments-unavailable');
    });
    renderApp({ path: '/vendor/checkout?plan=planthree', user: vendor, api });
    expect(await screen.findByText('Error fetching Stripe data')).toBeInTheDocument();
  });
});

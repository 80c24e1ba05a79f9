import type { Page } from 'playwright-core';
import type { SubscriptionView, VendorStripeDataView } from '../../contracts/billing/billing.views.ts';
import { dialog, never, problem, shownBy, text, type AnyScreen } from './screen.ts';

const vendorId = '0198c0de-0000-7000-8000-00000000ab01';
const webstoreId = '0198c0de-0000-7000-8000-00000000bb01';
const business = { id: vendorId, name: 'Wildrye Photographs', tosAccepted: true, webstoreCount: 1, version: 1 };

const premium: SubscriptionView = {
  id: '0198c0de-0000-7000-8000-00000000cc01',
  tier: 'premium',
  tierName: 'Premium',
  status: 'trial',
  billingFrequency: 'month',
  quantity: 3,
  price: 99,
  assignedWebstores: [webstoreId],
  seats: [{ webstoreId, assignedAt: '2026-11-22T15:00:00Z' }],
  activeFeatures: ['feature_premiumBadge'],
  startedAt: '2026-11-22T15:00:00Z',
  trialEndsAt: '2027-03-22T15:00:00Z',
  nextPayDate: '2027-03-22T15:00:00Z',
  endsAt: null,
};

/** Answers as for a vendor with these plans; without any, as for one who has chosen none. */
const withPlans =
  (subscriptions: SubscriptionView[], more: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page) => {
    const data: VendorStripeDataView = {
      vendorId,
      isStripeCustomer: subscriptions.length > 0,
      tier: subscriptions[0]?.tier ?? null,
      mayTryFree: subscriptions.length === 0,
      mayStartFree: subscriptions.length === 0,
      isListingPaused: false,
      card: subscriptions.length > 0 ? { brand: 'visa', last4: '4242' } : null,
      subscriptions,
    };
    const own = [{ id: webstoreId, name: 'Wildrye Photographs', url: 'wildrye', publishStatus: 'Published' }];
    await page.route('**/api/vendors/username/*', (route) => route.fulfill({ json: business }));
    await page.route('**/api/vendors/*/stripeData', (route) => route.fulfill({ json: data }));
    await page.route('**/api/users/*/webstores*', (route) =>
      route.fulfill({ json: { results: own, numResults: 1, page: 1, pageSize: 100 } }),
    );
    await more(page);
  };

const checkout = { path: '/vendor/checkout?plan=planthree&billing=1', person: 'vendor' } as const;
const cardIsThere = (page: Page) => page.getByRole('button', { name: /^Pay/, disabled: false }).waitFor();

/** Plans, the checkout, and what a vendor pays. */
export const billingScreens: AnyScreen[] = [
  { ...checkout, name: 'checkout', prepare: withPlans([]), reach: cardIsThere },
  {
    ...checkout,
    name: 'checkout-annual',
    path: '/vendor/checkout?plan=planthree&billing=12',
    prepare: withPlans([]),
    reach: cardIsThere,
  },
  {
    ...checkout,
    name: 'checkout-code-refused',
    prepare: withPlans([], (page) =>
      page.route('**/api/getCoupons/*', (route) => problem(route, 404, 'promo-code-not-valid')),
    ),
    reach: async (page) => {
      await page.getByText('I have a promo code').click();
      await page.locator('[name=PromoCode]').fill('MARYGOLD15');
      await page.getByRole('button', { name: 'Apply' }).click();
      await text(page, 'Please enter a valid promo code');
    },
  },
  {
    ...checkout,
    name: 'checkout-loading',
    prepare: withPlans([], (page) => page.route('**/api/paymentsettings', never)),
    reach: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    ...checkout,
    name: 'checkout-card-failed',
    prepare: withPlans([], (page) =>
      page.route('**/api/paymentsettings', (route) => problem(route, 503, 'payments-unavailable')),
    ),
    reach: (page) => text(page, 'We couldn’t load the card field'),
  },
  {
    ...checkout,
    name: 'checkout-bought',
    prepare: withPlans([premium]),
    reach: (page) => text(page, 'You already have Premium'),
  },
  ...shownBy('pages-billing', {
    prices: 'prices',
    'prices-annual': 'prices-annual',
    'prices-loading': 'prices-loading',
    'prices-failed': 'prices-failed',
    'checkout-success': 'welcome',
    'checkout-success-published': 'welcome-with-published-pages',
    subscriptions: 'subscriptions',
    'subscriptions-past-due': 'past-due',
    'billing-history': 'history',
    'billing-history-empty': 'history-empty',
    contracts: 'contracts',
    'contracts-empty': 'contracts-empty',
    'subscriptions-failed': 'subscriptions-failed',
  }),
  ...shownBy('pages-billing', { 'subscriptions-assign': 'seat-to-assign' }, dialog),
];

import type { Page, Route } from 'playwright-core';
import type {
  ContractView,
  InvoiceView,
  SubscriptionView,
  VendorStripeDataView,
} from '../../contracts/billing/billing.views.ts';
import { never, problem, text, type Screen } from './screen.ts';

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

const invoice = (nth: number, more: Partial<InvoiceView> = {}): InvoiceView => ({
  id: `in_${nth}`,
  number: `PO-${2040 + nth}`,
  date: `2026-${11 - nth}-14T15:00:00Z`.replace(/-(\d)-/, '-0$1-'),
  lines: ['Premium, 3 seats'],
  amount: 297,
  status: 'paid',
  downloadUrl: 'http://127.0.0.1:4462/invoices/in.pdf',
  ...more,
});
const contract: ContractView = {
  id: '0198c0de-0000-7000-8000-00000000dd01',
  tierName: 'Premium',
  isOffered: true,
  quantity: 3,
  billingFrequency: 'month',
  status: 'trial',
  startedAt: '2026-11-22T15:00:00Z',
  renewsAt: '2027-03-22T15:00:00Z',
  endsAt: null,
};
const legacy: ContractView = {
  ...contract,
  id: '0198c0de-0000-7000-8000-00000000dd02',
  tierName: 'Digital Listing',
  isOffered: false,
  status: 'ended',
  renewsAt: null,
  endsAt: '2026-02-28T15:00:00Z',
};

const answering = (pattern: string, json: object) => (page: Page) =>
  page.route(pattern, (route: Route) => route.fulfill({ json }));
const prices = { path: '/vendor/prices', person: 'vendor' } as const;
const checkout = { path: '/vendor/checkout?plan=planthree&billing=1', person: 'vendor' } as const;
const account = { path: '/vendor/account-subscriptions', person: 'vendor' } as const;
const history = { path: '/vendor/account-billing-history', person: 'vendor' } as const;
const cardIsThere = (page: Page) => page.getByRole('button', { name: /^Pay/, disabled: false }).waitFor();

/** Plans, the checkout, and what a vendor pays. */
export const billingScreens: Screen[] = [
  { ...prices, name: 'prices', prepare: withPlans([]), reach: (page) => text(page, 'Most Popular!') },
  {
    ...prices,
    name: 'prices-annual',
    path: '/vendor/prices?billing=12',
    prepare: withPlans([{ ...premium, tier: 'essential', tierName: 'Essential' }]),
    reach: (page) => text(page, /You save/),
  },
  {
    ...prices,
    name: 'prices-failed',
    prepare: withPlans([], (page) =>
      page.route('**/api/get-stripe-products', (route) => problem(route, 503, 'payments-unavailable')),
    ),
    reach: (page) => text(page, 'The prices couldn’t be loaded'),
  },
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
    reach: (page) => text(page, 'The card field couldn’t be loaded'),
  },
  {
    ...checkout,
    name: 'checkout-bought',
    prepare: withPlans([premium]),
    reach: (page) => text(page, 'You already have Premium'),
  },
  {
    name: 'checkout-success',
    path: '/vendor/checkout/success',
    person: 'vendor',
    prepare: withPlans([premium]),
    reach: (page) => text(page, 'Payment set up'),
  },
  { ...account, name: 'subscriptions', prepare: withPlans([premium]), reach: (page) => text(page, 'Unused seat') },
  {
    ...account,
    name: 'subscriptions-past-due',
    prepare: withPlans([{ ...premium, status: 'pastDue', trialEndsAt: null }]),
    reach: (page) => text(page, /We’ll keep trying/),
  },
  { ...account, name: 'subscriptions-none', prepare: withPlans([]), reach: (page) => text(page, /don’t have a plan/) },
  {
    ...account,
    name: 'subscriptions-assign',
    viewportOnly: true,
    prepare: withPlans([{ ...premium, seats: [], assignedWebstores: [] }]),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Assign' }).click();
      await text(page, 'Which page gets the seat?');
    },
  },
  {
    ...history,
    name: 'billing-history',
    prepare: withPlans(
      [premium],
      answering('**/api/vendors/*/invoices*', {
        results: [invoice(1), invoice(2, { status: 'uncollectible' }), invoice(3, { status: 'open' })],
        next: 'in_3',
      }),
    ),
    reach: (page) => text(page, 'Show more'),
  },
  {
    ...history,
    name: 'billing-history-empty',
    prepare: withPlans([premium], answering('**/api/vendors/*/invoices*', { results: [], next: null })),
    reach: (page) => text(page, 'No invoices yet'),
  },
  {
    name: 'contracts',
    path: '/vendor/account-contracts',
    person: 'vendor',
    prepare: withPlans(
      [premium],
      answering('**/api/vendors/*/contracts*', {
        results: [contract, legacy],
        numResults: 2,
        page: 1,
        pageSize: 25,
      }),
    ),
    reach: (page) => text(page, 'Earlier plan'),
  },
];

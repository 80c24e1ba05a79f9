import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type {
  BillingStateView,
  ContractView,
  InvoiceView,
  PlanProductView,
  SubscriptionView,
  VendorStripeDataView,
} from '#contracts/billing/billing.views.js';
import { annualPrice } from '#contracts/billing/plan-price.js';
import { plans } from '#contracts/billing/plan.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import type { PublishStatus } from '#contracts/webstore/webstore-content.js';
import type { OwnWebstoreView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { vendor } from './examples.js';
import { FakeApi, Refusal } from './fake-api.js';

const monthlyPrices = { starter: 0, essential: 49, premium: 99 };

/** The plans of the seed: the free plan once, the others with monthly and annual billing. */
export const products: PlanProductView[] = plans.flatMap(({ id, tier, name, freeDays }): PlanProductView[] => {
  const price = monthlyPrices[tier];
  const monthly = { id, planTier: tier, tierName: name, billingFrequency: 'month' as const, price, freeDays };
  if (price === 0) return [{ ...monthly, stripePriceId: 'price_starter_month', priceAfterFreeDays: 1.99 }];
  const yearly = annualPrice(price);
  return [
    { ...monthly, stripePriceId: `price_${tier}_month`, priceAfterFreeDays: price },
    {
      ...monthly,
      billingFrequency: 'year',
      price: yearly,
      freeDays: 0,
      stripePriceId: `price_${tier}_year`,
      priceAfterFreeDays: yearly,
    },
  ];
});

export const aBusiness = (changes: Partial<VendorView> = {}): VendorView => ({
  id: '0198c0de-0000-7000-8000-00000000ab01',
  userId: vendor.id,
  name: 'Wildrye Photographs',
  contactFirstName: vendor.firstName,
  contactLastName: vendor.lastName,
  contactEmail: vendor.email,
  contactPhone: null,
  tosAccepted: true,
  props: { defaultWebstoreId: null },
  version: 1,
  webstoreCount: 3,
  unreadMessageCount: 0,
  ...changes,
});

const pageId = (nth: number) => `0198c0de-0000-7000-8000-00000000bb0${nth}`;
export const ownPages: OwnWebstoreView[] = ['Wildrye Photographs', 'Wildrye San Antonio', 'Wildrye Houston'].map(
  (name, nth) => ({
    id: pageId(nth + 1),
    name,
    url: `wildrye-${nth + 1}`,
    publishStatus: 'Published',
    hasAddresses: true,
  }),
);

/** The answer with the vendor's three pages in one state. */
export const ownPagesThatAre = (publishStatus: PublishStatus) => ({
  results: ownPages.map((page) => ({ ...page, publishStatus })),
  numResults: ownPages.length,
  page: 1,
  pageSize: 100,
});

/** A plan in its free days, with two of three seats assigned. */
export const aPlan = (changes: Partial<SubscriptionView> = {}): SubscriptionView => {
  const seats = changes.seats ?? [1, 2].map((nth) => ({ webstoreId: pageId(nth), assignedAt: '2026-11-22T15:00:00Z' }));
  return {
    id: '0198c0de-0000-7000-8000-00000000cc01',
    tier: 'premium',
    tierName: 'Premium',
    status: 'trial',
    billingFrequency: 'month',
    quantity: 3,
    price: 99,
    assignedWebstores: seats.map(({ webstoreId }) => webstoreId),
    activeFeatures: ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews', 'feature_premiumBadge'],
    startedAt: '2026-11-22T15:00:00Z',
    trialEndsAt: '2027-03-22T15:00:00Z',
    nextPayDate: '2027-03-22T15:00:00Z',
    endsAt: null,
    ...changes,
    seats,
  };
};

/** The free plan in its 90 days. */
export const aFreePlan = (): SubscriptionView =>
  aPlan({
    tier: 'starter',
    tierName: 'Starter',
    quantity: 1,
    price: 0,
    seats: [{ webstoreId: pageId(1), assignedAt: '2026-11-22T15:00:00Z' }],
    activeFeatures: [],
    trialEndsAt: '2027-02-20T15:00:00Z',
    nextPayDate: '2027-02-20T15:00:00Z',
  });

/** The plans of a vendor; none unless said. */
export function stripeData(
  subscriptions: SubscriptionView[] = [],
  changes: Partial<VendorStripeDataView> = {},
): VendorStripeDataView {
  const hasPaid = subscriptions.some(({ tier }) => tier !== 'starter');
  return {
    vendorId: aBusiness().id,
    isStripeCustomer: hasPaid,
    tier: subscriptions[0]?.tier ?? null,
    mayTryFree: !hasPaid,
    mayStartFree: subscriptions.length === 0,
    isListingPaused: false,
    card: hasPaid ? { brand: 'visa', last4: '4242' } : null,
    subscriptions,
    ...changes,
  };
}

export const anInvoice = (nth: number, changes: Partial<InvoiceView> = {}): InvoiceView => ({
  id: `in_${nth}`,
  number: `PO-${2040 + nth}`,
  date: `2026-${String(((nth + 9) % 12) + 1).padStart(2, '0')}-14T15:00:00Z`,
  lines: ['Premium, 3 seats'],
  amount: 297,
  status: 'paid',
  downloadUrl: `http://127.0.0.1:4462/invoices/in_${nth}.pdf`,
  ...changes,
});

export const aContract = (changes: Partial<ContractView> = {}): ContractView => ({
  id: '0198c0de-0000-7000-8000-00000000dd01',
  tierName: 'Premium',
  isOffered: true,
  quantity: 3,
  billingFrequency: 'month',
  status: 'trial',
  startedAt: '2026-11-22T15:00:00Z',
  renewsAt: '2027-03-22T15:00:00Z',
  endsAt: null,
  ...changes,
});

/** An api with one vendor, whose seats can be assigned and released as in the real one. */
export function aBillingApi(kept: VendorStripeDataView = stripeData()): FakeApi & { kept: VendorStripeDataView } {
  const api = Object.assign(new FakeApi(), { kept });
  const changeSeats = (change: (plan: SubscriptionView) => string[]) =>
    (api.kept = {
      ...api.kept,
      subscriptions: api.kept.subscriptions.map((plan) => {
        const seats = change(plan).map((webstoreId) => ({ webstoreId, assignedAt: '2026-11-23T15:00:00Z' }));
        return aPlan({ ...plan, seats, assignedWebstores: seats.map(({ webstoreId }) => webstoreId) });
      }),
    });
  api
    .answer(webstoreRoutes.vendorCategories, () => [])
    .answer(webstoreRoutes.webstoresOfUser, () => ownPagesThatAre('Published'))
    .answer(vendorsRoutes.vendorOfUsername, () => aBusiness())
    .answer(billingRoutes.products, () => products)
    .answer(billingRoutes.paymentSettings, () => ({ publishableKey: null, cardFieldUrl }))
    .answer(billingRoutes.stripeData, () => api.kept)
    .answer(billingRoutes.isStripeCustomer, () => ({ isStripeCustomer: api.kept.isStripeCustomer }))
    .answer(billingRoutes.refreshStripeData, () => api.kept)
    .answer(billingRoutes.createPortalSession, () => ({ sessionUrl: 'http://127.0.0.1:4462/portal/1' }))
    .answer(billingRoutes.coupon, ({ path }) => {
      if (!path.endsWith('/MARIGOLD15')) throw new Refusal(404, 'promo-code-not-valid');
      return { CouponCodeDetails: { percent_off: 15 } };
    })
    .answer(billingRoutes.assignSeats, ({ body }) => {
      const { webstoreIds } = body as { webstoreIds: string[] };
      return changeSeats(({ assignedWebstores }) => [...assignedWebstores, ...webstoreIds]);
    })
    .answer(billingRoutes.unassignSeats, ({ body }) => {
      const { webstoreIds } = body as { webstoreIds: string[] };
      return changeSeats(({ assignedWebstores }) => assignedWebstores.filter((id) => !webstoreIds.includes(id)));
    })
    .answer(billingRoutes.invoices, () => ({ results: [], next: null }))
    .answer(billingRoutes.contracts, () => ({ results: [], numResults: 0, page: 1, pageSize: 25 }));
  return api;
}

export const cardFieldUrl = 'http://127.0.0.1:4462/card-frame';

/** The page's side of the local payment server's card field: answers what the frame in a test would. */
export function answerAsCardFrame(answer: (request: { do: string }) => object): () => void {
  const { origin } = new URL(cardFieldUrl);
  const say = (data: object) => window.dispatchEvent(new MessageEvent('message', { origin, data }));
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[src^="${cardFieldUrl}"]`);
  if (!frame?.contentWindow) throw new Error('there is no card field');
  const asked = frame.contentWindow;
  const send = asked.postMessage.bind(asked);
  asked.postMessage = ((request: { id: string; do: string }) => say({ id: request.id, ...answer(request) })) as never;
  say({ ready: true });
  return () => void (asked.postMessage = send);
}

/** The connection to the payment provider as operators see it. */
export const billingState = (now: number, changes: Partial<BillingStateView> = {}): BillingStateView => ({
  mode: 'test',
  isAvailable: true,
  webhooks: { waiting: 0, oldestWaitingAt: null, failed: 0, lastReceivedAt: new Date(now - 42_000).toISOString() },
  reconciliation: {
    startedAt: new Date(now - 1_200_000).toISOString(),
    finishedAt: new Date(now - 1_195_000).toISOString(),
    compared: 312,
    repaired: 2,
    error: null,
  },
  ...changes,
});

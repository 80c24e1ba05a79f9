import type { WrittenCalls } from './written-call.js';

/** BIL-47 leaves the fields of the payment data open, apart from those of a subscription (source B, section 3). */
const stripeData = {
  answer: 'subscriptions{tier assignedWebstores activeFeatures}',
  own: {
    answer:
      'vendorId isStripeCustomer tier mayTryFree mayStartFree card{brand last4} isListingPaused subscriptions{id tierName status billingFrequency ' +
      'quantity price seats{webstoreId assignedAt} startedAt trialEndsAt nextPayDate endsAt}',
  },
};

/** Source B, section 7, payments. */
export const billingCalls: WrittenCalls = {
  'GET /api/vendors/{id}/isStripeCustomer': { answer: 'isStripeCustomer' },
  'GET /api/vendors/{id}/stripeData': stripeData,
  'PATCH /api/vendors/{id}/assignSeats': {
    body: 'webstoreIds',
    answer: stripeData.answer,
    own: { body: 'subscriptionId', ...stripeData.own },
  },
  'PATCH /api/vendors/{id}/unassignSeats': { body: 'webstoreIds', ...stripeData },
  'POST /api/create-subscription': {
    body: 'paymentMethod name priceId email vendorId couponCode',
    answer: 'success requiresAction clientSecret data{error}',
    own: { body: 'country' },
  },
  'GET /api/get-stripe-products': {
    answer: 'id planTier tierName billingFrequency price stripePriceId',
    own: { answer: 'freeDays priceAfterFreeDays' },
  },
  'GET /api/getCoupons/{code}': { answer: 'CouponCodeDetails{percent_off}' },
  'POST /api/stripe/create-customer-portal-session': { body: 'vendorId', answer: 'sessionUrl' },
};

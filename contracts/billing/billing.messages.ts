import { message } from '../shared/message.js';

const seatShape = { webstoreId: 'id', tier: 'code', features: 'codes', version: 'integer' } as const;

/** A webstore got a seat of a subscription. `version` is counted per webstore by billing; the older one is ignored. */
export const SeatAssigned = message('billing.seat-assigned', 1, 'webstoreId', seatShape);

/** A webstore lost its seat; `tier` and `features` are what remains (the free plan's). */
export const SeatReleased = message('billing.seat-released', 1, 'webstoreId', seatShape);

/** The plan behind a webstore's seat changed. */
export const SubscriptionChanged = message('billing.subscription-changed', 1, 'webstoreId', seatShape);

/** A plan of a vendor, or its seats, changed; its pages are updated. */
export const VendorPlansChanged = message('billing.vendor-plans-changed', 1, 'vendorId', {
  vendorId: 'id',
  subscriptionId: 'id',
});

/**
 * Pages of a vendor left the site because of the plan, or are back: `state` is a `VendorPlanState`. `version` is counted per
 * vendor by billing; the older one is ignored.
 */
export const VendorPlanStateChanged = message('billing.vendor-plan-state-changed', 1, 'vendorId', {
  vendorId: 'id',
  state: 'code',
  version: 'integer',
});

/** The payment provider sent an event; its body is in the inbox under this id. */
export const PaymentEventReceived = message('billing.payment-event-received', 1, 'eventId', { eventId: 'id' });

/** A vendor is to be mailed about a plan. `kind` is a `PlanNotice`. */
export const PlanNoticeWanted = message('billing.plan-notice-wanted', 1, 'vendorId', {
  vendorId: 'id',
  subscriptionId: 'id',
  kind: 'code',
});

/** A customer of the payment provider was erased here; their plans are cancelled there. */
export const PaymentCustomerLeft = message('billing.payment-customer-left', 1, 'vendorId', {
  vendorId: 'id',
  providerCustomer: 'code',
});

/** All customers are to be compared with the payment provider. */
export const ReconciliationWanted = message('billing.reconciliation-wanted', 1, 'reconciliationId', {
  reconciliationId: 'id',
});

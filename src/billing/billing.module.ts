import { Module } from '@nestjs/common';
import { IdentityModule } from '#src/identity/identity.module.js';
import { WebstoreModule } from '#src/webstore/webstore.module.js';
import { BillingData } from './billing-data.js';
import { Checkouts } from './checkouts.js';
import { AssignSeatHandler } from './commands/assign-seat.js';
import { AssignSeatsHandler } from './commands/assign-seats.js';
import { FollowProviderHandler } from './commands/follow-provider.js';
import { ImportSubscriptionsHandler } from './commands/import-subscriptions.js';
import { OpenPortalHandler } from './commands/open-portal.js';
import { ReceivePaymentEventHandler } from './commands/receive-payment-event.js';
import { ReleaseSeatHandler } from './commands/release-seat.js';
import { StartSubscriptionHandler } from './commands/start-subscription.js';
import { SubscribeToPlanHandler } from './commands/subscribe-to-plan.js';
import { UnassignSeatsHandler } from './commands/unassign-seats.js';
import { WantReconciliationHandler } from './commands/want-reconciliation.js';
import { LostFacts } from './lost-facts.js';
import { OwnWebstores } from './own-webstores.js';
import { ResponseTimeout } from './provider/response-timeout.js';
import { PAYMENT_PROVIDER } from './provider/payment-provider.js';
import { PlanPrices } from './provider/plan-prices.js';
import { StripeProvider } from './provider/stripe-provider.js';
import { BillingStateHandler } from './queries/billing-state.js';
import { CustomerRows } from './queries/customer-rows.js';
import { PlanProductsHandler } from './queries/plan-products.js';
import { PromoCodeHandler } from './queries/promo-code.js';
import { VendorContractsHandler } from './queries/vendor-contracts.js';
import { VendorInvoicesHandler } from './queries/vendor-invoices.js';
import { VendorStripeDataHandler } from './queries/vendor-stripe-data.js';
import { CancelPlansWhenPaymentCustomerLeft } from './reactions/cancel-plans-when-payment-customer-left.js';
import { EraseSubscriptionsWhenPersonErased } from './reactions/erase-subscriptions-when-person-erased.js';
import { FollowProviderWhenPaymentEventReceived } from './reactions/follow-provider-when-payment-event-received.js';
import { ForgetSeatWhenWebstoreErased } from './reactions/forget-seat-when-webstore-erased.js';
import { MailWhenPlanNoticeWanted } from './reactions/mail-when-plan-notice-wanted.js';
import { PushPlansWhenVendorPlansChanged } from './reactions/push-plans-when-vendor-plans-changed.js';
import { ReconcileWhenWanted } from './reactions/reconcile-when-wanted.js';
import { ReconcileEveryHour } from './reconcile-every-hour.js';

const commands = [
  StartSubscriptionHandler,
  AssignSeatHandler,
  AssignSeatsHandler,
  UnassignSeatsHandler,
  ReleaseSeatHandler,
  ImportSubscriptionsHandler,
  SubscribeToPlanHandler,
  FollowProviderHandler,
  OpenPortalHandler,
  ReceivePaymentEventHandler,
  WantReconciliationHandler,
];

const queries = [
  PlanProductsHandler,
  PromoCodeHandler,
  VendorStripeDataHandler,
  VendorInvoicesHandler,
  VendorContractsHandler,
  BillingStateHandler,
];

const reactions = [
  EraseSubscriptionsWhenPersonErased,
  ForgetSeatWhenWebstoreErased,
  FollowProviderWhenPaymentEventReceived,
  PushPlansWhenVendorPlansChanged,
  MailWhenPlanNoticeWanted,
  ReconcileWhenWanted,
  CancelPlansWhenPaymentCustomerLeft,
];

@Module({
  imports: [IdentityModule, WebstoreModule],
  exports: [ResponseTimeout],
  providers: [
    ...commands,
    ...queries,
    ...reactions,
    BillingData,
    Checkouts,
    CustomerRows,
    LostFacts,
    OwnWebstores,
    ResponseTimeout,
    PlanPrices,
    ReconcileEveryHour,
    StripeProvider,
    { provide: PAYMENT_PROVIDER, useExisting: StripeProvider },
  ],
})
export class BillingModule {}
